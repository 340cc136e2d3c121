const events = ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'popstate']

/** Ends when the visitor does something. A page that is only opened, printed or left gives no such sign. */
export const sign = () =>
  new Promise<void>((done) => {
    for (const type of events) addEventListener(type, () => done(), { capture: true, passive: true, once: true })
  })
