import { spyOn } from 'storybook/test'
import { answerShown } from './useCopy.ts'

/** Spies on copied text, whatever the browser allows. */
export const hearClipboard = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)

/** Spies on text that is loaded when it is copied. */
export const hearPromisedClipboard = () => spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)

/** Refuses the clipboard, as some browsers do. */
export const refuseClipboard = () => spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))

/** Keeps the result of every copy button, which otherwise disappears after some seconds. */
export function keepCopyAnswers() {
  const later = globalThis.setTimeout
  return spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
    delay === answerShown ? 0 : later(run, delay)) as typeof setTimeout)
}

export const copyTexts = { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' }

export const codeTexts = { ...copyTexts, wrap: 'Wrap lines', all: (lines: number) => `Show all ${lines} lines`, less: 'Show less' }

/** Texts of a `Stress` story. */
export const stressTexts = (word: string, text: string) => ({
  label: word,
  copied: word,
  failed: text,
  wrap: word,
  all: () => word,
  less: word,
})
