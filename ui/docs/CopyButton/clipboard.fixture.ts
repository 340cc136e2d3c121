import { spyOn } from 'storybook/test'
import { answerShown } from './useCopy.ts'

/** Lets a story hear what is copied, whatever the browser allows. */
export const hearClipboard = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)

/** The same for what is brought only when it is copied. */
export const hearPromisedClipboard = () => spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)

/** Lets a story refuse the clipboard, as some browsers do. */
export const refuseClipboard = () => spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))

/** Keeps the answer of every copy button, which otherwise goes after some seconds. */
export function keepCopyAnswers() {
  const later = globalThis.setTimeout
  return spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
    delay === answerShown ? 0 : later(run, delay)) as typeof setTimeout)
}

export const copyTexts = { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' }

export const codeTexts = { ...copyTexts, wrap: 'Wrap lines' }
