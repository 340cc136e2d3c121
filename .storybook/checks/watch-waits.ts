/** Name of the callback that Testing Library's `waitFor` gives to its MutationObserver. */
const waitCallback = 'checkRealTimersCallback'

/**
 * Reports a callback of `waitFor` that changes the document. `waitFor` repeats its callback after each change, before any other task. If
 * the first attempt failed, the repetition would never end. Vitest's timeouts could not end it either, because they run in the same page.
 */
export function watchWaits(story: string) {
  const { MutationObserver: Native } = window
  let changes = false
  const watch = (callback: MutationCallback): MutationObserver => {
    const observer = new Native((records) => {
      callback(records, observer)
      if (hasChanged()) observer.disconnect()
    })
    const hasChanged = () => {
      const found = observer.takeRecords().length > 0
      changes ||= found
      return found
    }
    observer.disconnect = () => {
      hasChanged()
      Native.prototype.disconnect.call(observer)
    }
    return observer
  }
  window.MutationObserver = new Proxy(Native, {
    construct: (_, [callback]: [MutationCallback]) => (callback.name === waitCallback ? watch(callback) : new Native(callback)),
  })
  return {
    end: () => {
      window.MutationObserver = Native
    },
    check: () => {
      if (changes)
        throw new Error(
          `${story} changes the document in a callback of waitFor, which can make the page hang forever. Only read the document in the callback.`,
        )
    },
  }
}
