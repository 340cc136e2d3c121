import type { Keys } from './keys.ts'

/** Events that a key causes where it has an effect. */
const events = ['focusin', 'focusout', 'click', 'submit', 'reset', 'beforeinput', 'input', 'change', 'toggle', 'scroll']

interface Press {
  pressed: string
  before: number
  after?: number
}

/** Keys of a row as they are pressed: `Enter, Arrow right` becomes `{Enter}` and `{ArrowRight}`. */
const pressesOf = (named: string) =>
  named.split(', ').map((name) => (name === 'Space' ? ' ' : `{${name.replace(/ (\w)/, (_, letter: string) => letter.toUpperCase())}}`))

/** Watches the keys of a row: each that it names must have an effect at least once, or the row would pass with that key swallowed. */
export function watchKeys(named: string, keys: Keys, page: Document): { keys: Keys; assertEffects: () => void } {
  let effects = 0
  const count = () => void effects++
  const observer = new MutationObserver((changes) => (effects += changes.length))
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const event of events) page.addEventListener(event, count, true)
  const presses: Press[] = []
  const settle = () => {
    effects += observer.takeRecords().length
    const last = presses.at(-1)
    if (last) last.after ??= effects
  }
  return {
    keys: {
      tab: async (options) => {
        settle()
        await keys.tab(options)
      },
      keyboard: async (pressed) => {
        settle()
        presses.push({ pressed, before: effects })
        return keys.keyboard(pressed)
      },
    },
    assertEffects: () => {
      settle()
      observer.disconnect()
      for (const event of events) page.removeEventListener(event, count, true)
      const useful = new Set(presses.filter(({ before, after }) => after! > before).map(({ pressed }) => pressed))
      const own = presses.map(({ pressed }) => pressed).filter((pressed) => pressesOf(named).some((key) => pressed.includes(key)))
      const idle = new Set(own.filter((pressed) => !useful.has(pressed)))
      if (idle.size > 0)
        throw new Error(`${[...idle].join(' and ')} changes nothing where the row presses it: start where it has an effect.`)
    },
  }
}
