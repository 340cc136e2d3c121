import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TestCase, TestModule } from 'vitest/node'
import { StallReporter } from './stall-reporter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The reporter reads nothing else.
const module = { moduleId: resolve('ui/form/Form/Form.stories.tsx') } as TestModule
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The reporter reads nothing else.
const toTest = (fullName: string) => ({ fullName, module }) as TestCase

function watch() {
  const said: string[] = []
  return { said, reporter: new StallReporter(1000, (message) => said.push(message)) }
}

test('says after which test the page stands still', () => {
  const { said, reporter } = watch()
  reporter.onTestModuleCollected(module)
  vi.advanceTimersByTime(999)
  reporter.onTestCaseResult(toTest('Default'))
  vi.advanceTimersByTime(999)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual([expect.stringMatching(/^The page hangs after “Default” of ui.form.Form.Form\.stories\.tsx\./)])
})

test('reports a file whose first test never ends', () => {
  const { said, reporter } = watch()
  reporter.onTestModuleCollected(module)
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([expect.stringMatching(/^The page hangs at the start of/)])
})

test('reports nothing after the run', () => {
  const { said, reporter } = watch()
  reporter.onTestCaseResult(toTest('Default'))
  reporter.onTestRunEnd()
  vi.advanceTimersByTime(10_000)
  expect(said).toEqual([])
})
