"""Names and chat are text on every page, whatever is in them: nothing of it becomes a part of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.e2e.tables import duel

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

NAME: Final = "<b onclick=hit()>x</b><img src=x>"
"""As long as a name may be."""
CHAT: Final = (
    "<img src=x onerror=hit()>",
    "<script>hit()</script>",
    '"><svg onload=hit()>',
    "<a href=javascript:hit()>here</a>",
    "{hit()} {@html '<img src=x onerror=hit()>'} ${hit()}",
    "&lt;img src=x onerror=hit()&gt;",
)


def test_hostile_names_and_chat_are_shown_as_text(open_device: Callable[..., Device]) -> None:
    one, other = open_device(altered=True), open_device(altered=True)
    for device in (one, other):
        device.context.add_init_script("window.hit = () => { window.wasHit = true }")
    other.ask("PATCH", "/api/me", {"name": NAME})
    duel(one, other)
    for text in CHAT:
        other.page.locator(".talk input.field").fill(text)
        other.page.locator(".talk input.field").press("Enter")
        for device in (one, other):
            device.page.locator(".talk li", has_text=text).wait_for()
    for device in (one, other):
        assert NAME in device.page.locator(".talk").inner_text()
        assert (
            device.page.locator("img[src=x], main b[onclick], svg[onload], a[href^=javascript]").count() == 0
        )
        assert not device.page.evaluate("window.wasHit === true")
