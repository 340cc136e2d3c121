import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Ends a run whose page stands still, and names the last test that ended. Vitest's time limits are timers of the page, so they never end a
 * test that keeps the page busy with a loop.
 */
export class StallReporter implements Reporter {
  #timer: NodeJS.Timeout | undefined
  readonly #limit: number
  readonly #end: (message: string) => void

  /** @param limit Milliseconds to wait for the next result. Must be longer than the time limit of a test. */
  constructor(limit: number, end: (message: string) => void) {
    this.#limit = limit
    this.#end = end
  }

  onTestModuleCollected(module: TestModule): void {
    this.#watch(module)
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.#watch(module, fullName)
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer)
  }

  /** Waits for the next result. */
  #watch({ moduleId }: TestModule, last?: string): void {
    clearTimeout(this.#timer)
    const place = `${last === undefined ? 'at the start' : `after “${last}”`} of ${relative('.', moduleId)}`
    this.#timer = setTimeout(() => {
      this.#end(`The page hangs ${place}. Look for a loop in the next test, such as a waitFor that changes the document.`)
    }, this.#limit)
  }
}
