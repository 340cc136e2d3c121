import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'

/** Failed test or file. */
export interface Failure {
  file: string
  /** Full name of the test; absent when the file could not run. */
  test?: string
  message: string
}

/** Message to the process that runs the tests. */
export type TestMessage = { tests: number; share: number } | { passed: number; skipped: number; failures: Failure[] }

const messageOf = (errors: readonly { message: string; stack?: string }[]) =>
  errors.map(({ message, stack = '' }) => `${message}\n${stack.split('\n').slice(0, 4).join('\n')}`).join('\n')

/** Sends the state of a Vitest run to the parent process, which shows it. Prints nothing itself. */
export default class ProgressReporter implements Reporter {
  #tests = 0
  #files = { ended: 0, all: 1 }
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

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
        message: messageOf(test.result().errors ?? []),
      })),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => ({ file: relative('.', module.moduleId), message: messageOf(module.errors()) })),
      ...(unhandledErrors.length > 0 ? [{ file: this.#vitest?.config.root ?? '', message: messageOf(unhandledErrors) }] : []),
    ]
    this.#send({ passed: count('passed'), skipped: count('skipped'), failures })
  }

  #send(message: TestMessage): void {
    process.send?.(message)
  }
}
