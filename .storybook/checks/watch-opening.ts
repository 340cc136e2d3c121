import { describeElement } from './layout/fault.ts'
import { noteCalls } from './watch-motion.ts'

/**
 * Reports an element that takes the focus or is scrolled into view while a story opens. On a documentation page, this would move the
 * reader.
 */
export function watchOpening(story: string) {
  const found = new Set<string>()
  const record = ({ target }: Event) => void (target instanceof Element && found.add(`${describeElement(target)} takes the focus`))
  document.addEventListener('focusin', record, true)
  const restore = noteCalls(
    Element.prototype,
    'scrollIntoView',
    (element) => element instanceof Element && found.add(`the page scrolls to ${describeElement(element)}`),
  )
  return {
    end: () => {
      document.removeEventListener('focusin', record, true)
      restore()
    },
    check: () => {
      if (found.size > 0)
        throw new Error(
          `When ${story} opens on its documentation page, it moves the reader there: ${[...found].join('; ')}. Take the story off that page with tags: ['!autodocs'].`,
        )
    },
  }
}
