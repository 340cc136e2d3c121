/** The end of a wait: a promise, and whether it is over, which can be read at once. */
export interface Intent {
  readonly isOver: boolean
  readonly promise: Promise<void>
  end: () => void
  /** Parts of the page that stand as the server wrote them. */
  readonly waiting: Set<object>
}

/** A wait that begins now. */
export function createIntent(): Intent {
  let isOver = false
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return {
    get isOver() {
      return isOver
    },
    promise,
    end() {
      isOver = true
      resolve()
    },
    waiting: new Set(),
  }
}
