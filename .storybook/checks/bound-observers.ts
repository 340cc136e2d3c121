/** More calls than any story makes within one task. */
const most = 10_000

/**
 * Stops an observer that changes what it observes. Its calls follow each other without a pause, so no timer, no frame and no time limit of a
 * test would ever come. `waitFor` observes the page too.
 */
export function boundObservers(): void {
  const { MutationObserver: Original } = window
  window.MutationObserver = class extends Original {
    constructor(callback: MutationCallback) {
      let calls = 0
      super((changes, observer) => {
        if (calls++ === 0) setTimeout(() => (calls = 0))
        if (calls <= most) return callback(changes, observer)
        observer.disconnect()
        throw new Error(
          'A function changes the page each time that the page changes. If it is the function of a waitFor, let it only read; a MutationObserver must not observe its own changes.',
        )
      })
    }
  }
}
