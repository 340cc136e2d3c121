import { describeElement } from './layout/fault.ts'
import { describeMarks, isBare } from './layout/focus-rings.ts'

/** Returns true if less than a third of the element is in view. An element taller than the window must fill a third of the window. */
function isOutOfView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) < Math.min(height, innerHeight) / 3
}

/** Waits until a smooth scroll has ended. */
async function waitForScroll(): Promise<void> {
  let before
  do {
    before = scrollY
    for (const _ of ['started', 'moved']) await new Promise(requestAnimationFrame)
  } while (scrollY !== before)
}

export function watchFocus(story: string) {
  const bare = new Set<string>()
  let last: { target: HTMLElement; marks: string } | undefined
  const recordFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0 || !target.matches(':focus-visible')) return
    // Skips the invisible guards of a focus trap.
    if (!target.checkVisibility({ opacityProperty: true })) return
    last = { target, marks: describeMarks(target) }
    if (last.marks === '') bare.add(describeElement(target))
  }
  const leave = ({ target }: Event) => {
    if (last && target === last.target && last.target.isConnected && isBare(last.target, last.marks, describeMarks(last.target)))
      bare.add(describeElement(last.target))
    last = undefined
  }
  document.addEventListener('focusin', recordFocus, true)
  document.addEventListener('focusout', leave, true)
  return {
    end: () => {
      document.removeEventListener('focusin', recordFocus, true)
      document.removeEventListener('focusout', leave, true)
    },
    check: async () => {
      const { activeElement } = document
      const isLost = () => activeElement !== null && activeElement !== document.body && isOutOfView(activeElement)
      if (isLost()) await waitForScroll()
      if (activeElement && isLost()) throw new Error(`${story} ends with the focus out of view, on ${describeElement(activeElement)}.`)
      if (bare.size > 0) throw new Error(`${story} shows no focus ring on ${[...bare].join(', ')}.`)
    },
  }
}
