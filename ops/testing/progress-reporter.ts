import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export interface Failure {
  file: string
  /** Absent if the file could not run. */
  test?: string
  message: string
}

/** Progress during the run, or the result at its end. */
export type TestMessage = { tests: number; share: number } | { passed: number; skipped: number; failures: Failure[] }

const formatErrors = (errors: readonly { message: string; stack?: string }[]) =>
  errors.map(({ message, stack = '' }) => `${message}\n${stack.split('\n').slice(0, 4).join('\n')}`).join('\n')

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

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { message: string; stack?: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: ReturnType<TestCase['result']>['state']) => tests.filter((test) => test.result().state === state).length
    const failedTests = tests.filter((test) => test.result().state === 'failed')
    const failures: Failure[] = [
      ...failedTests.map((test) => ({
        file: relative('.', test.module.moduleId),
        test: test.fullName,
        message: formatErrors(test.result().errors ?? []),
      })),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => ({ file: relative('.', module.moduleId), message: formatErrors(module.errors()) })),
      ...(unhandledErrors.length > 0 ? [{ file: process.cwd(), message: formatErrors(unhandledErrors) }] : []),
    ]
    this.#send({ passed: count('passed'), skipped: count('skipped'), failures })
  }

  #send(message: TestMessage): void {
    process.send?.(message)
  }
}
