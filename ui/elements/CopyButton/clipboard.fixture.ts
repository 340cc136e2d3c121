import { expect, spyOn, waitFor } from 'storybook/test'
import { times } from '../motion/times.ts'

/** Spies on copied text and lets copying succeed. */
export const spyOnClipboard = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)

/** Spies on copied text that loads after the click, and lets copying succeed. */
export const spyOnPromisedClipboard = () => spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)

/** Makes copying a text fail, as it does in some browsers. */
export const refuseClipboard = () => spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))

/** Keeps the results of copy buttons visible. They otherwise disappear after a few seconds. */
export function keepCopyResults() {
  const later = globalThis.setTimeout
  const timers = spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
    delay === times.copied ? 0 : later(run, delay)) as typeof setTimeout)
  return {
    /** Waits until the timers of this many results have started. A result is visible before its timer starts. */
    waitForResults: (count: number) =>
      waitFor(() => expect(timers.mock.calls.filter(([, delay]) => delay === times.copied)).toHaveLength(count)),
    end: () => timers.mockRestore(),
  }
}

export const copyTexts = { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' }

export const codeTexts = { ...copyTexts, wrap: 'Wrap lines', all: (lines: number) => `Show all ${lines} lines`, less: 'Show less' }

/** Returns the texts of a code block in a `Stress` story. */
export const getStressTexts = (word: string, text: string) => ({
  label: word,
  copied: word,
  failed: text,
  wrap: word,
  all: () => word,
  less: word,
})
