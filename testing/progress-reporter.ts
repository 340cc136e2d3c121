import { relative } from 'node:path'
import type { TestError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Failure } from './failures.ts'

/** Progress during the run, or the result at its end. */
export type TestMessage = { tests: number; share: number } | { passed: number; skipped: number; failures: Failure[] }

/** Returns the four innermost frames of the stack. Vitest has already removed its own. */
const readFrames = ({ stacks = [] }: TestError) =>
  stacks.slice(0, 4).map(({ file, line, method }) => `at ${method && `${method} `}${relative('.', file)}:${line}`)

/** fast-check puts the failed assertion into the cause. */
const readMessage = ({ message, cause }: TestError): string =>
  cause && !message.includes(cause.message) ? `${message}\n${readMessage(cause)}` : message

const toFailures = (about: Pick<Failure, 'file' | 'test'>, errors: readonly TestError[]): Failure[] =>
  errors.map((error) => ({ ...about, message: readMessage(error), ...(error.diff && { diff: error.diff }), stack: readFrames(error) }))

/** Sends progress and results to the parent process and prints nothing. */
export default class ProgressReporter implements Reporter {
  #tests = 0
  #files = { ended: 0, all: 1 }

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = { ended: 0, all: files.length }
  }

  onTestModuleEnd(): void {
    this.#files.ended++
  }

  onTestCaseResult(): void {
    this.#tests++
    this.#send({ tests: this.#tests, share: this.#files.ended / this.#files.all })
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly TestError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: ReturnType<TestCase['result']>['state']) => tests.filter((test) => test.result().state === state).length
    const failedTests = tests.filter((test) => test.result().state === 'failed')
    const failures: Failure[] = [
      ...failedTests.flatMap((test) =>
        toFailures({ file: relative('.', test.module.moduleId), test: test.fullName }, test.result().errors ?? []),
      ),
      ...modules.flatMap((module) => toFailures({ file: relative('.', module.moduleId) }, module.errors())),
      ...toFailures({ file: '.' }, unhandledErrors),
    ]
    this.#send({ passed: count('passed'), skipped: count('skipped'), failures })
  }

  #send(message: TestMessage): void {
    process.send?.(message)
  }
}
