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


def rename(device: Device, name: str) -> None:
    """Change the guest's name, as the page of settings does."""
    device.go("/")
    status = device.page.evaluate(
        "name => fetch('/api/me', { method: 'PATCH', headers: { 'Content-Type': 'application/json' },"
        " body: JSON.stringify({ name }) }).then(answer => answer.status)",
        name,
    )
    assert status == 200


def test_hostile_names_and_chat_are_shown_as_text(open_device: Callable[..., Device]) -> None:
    one, other = open_device(altered=True), open_device(altered=True)
    for device in (one, other):
        device.context.add_init_script("window.hit = () => { window.wasHit = true }")
    rename(other, NAME)
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
