"""Somebody who plays any game from the list of all actions, inside the page.

Playing by touch and by keys is tested elsewhere, for each game by its own rules. Here whole games are wanted,
quickly: the loop runs in the page, so nothing waits for the way between the test and the browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLAY = """async most => {
  const main = () => document.querySelector('main')
  const find = selector => document.querySelector(selector)
  const until = what => new Promise((resolve, reject) => {
    const look = () => {
      const found = what()
      if (found) { observer.disconnect(); clearTimeout(timer); resolve(found) }
      return found
    }
    const observer = new MutationObserver(look)
    const late = () => {
      observer.disconnect()
      reject(new Error(`nothing follows: ${JSON.stringify({ ...main()?.dataset })} ${main()?.innerText}`))
    }
    const timer = setTimeout(late, 120000)
    observer.observe(document, { attributes: true, childList: true, subtree: true })
    look()
  })
  const spoken = []
  while (spoken.length < most) {
    await until(() => main()?.dataset.phase === 'over' || main()?.dataset.acting === 'true')
    if (main().dataset.phase === 'over') return spoken
    const { version } = main().dataset
    const decided = () => main()?.dataset.version !== version
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))
    const shown = () => decided() || find('dialog[open] ul[aria-busy=false] .act')
    await until(shown)
    const listed = decided() ? [] : [...document.querySelectorAll('dialog[open] .act')]
    if (listed.length) {
      const action = listed[Math.floor(Math.random() * listed.length)]
      spoken.push(action.querySelector('span').innerText)
      action.click()
    }
    await until(() => decided() || find('.prompt .btn.go[data-key=Enter]:enabled'))
    if (!decided()) find('.prompt .btn.go[data-key=Enter]:enabled').click()
    await until(decided)
  }
  throw new Error('the game does not end')
}"""
"""Takes any of the actions in the list until the game is over; gives them in words."""


def play_to_the_end(page: Page, most: int = 1000) -> list[str]:
    """Decide for the only person among bots until the game is over; gives what was chosen, in words."""
    page.wait_for_selector("main[data-version]")
    said: list[str] = page.evaluate(PLAY, most)
    return said
