import { spyOn } from 'storybook/test'

/** Lets a story hear what is copied, whatever the browser allows. */
export const hearClipboard = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)

/** The same for what is brought only when it is copied. */
export const hearPromisedClipboard = () => spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)

/** Lets a story refuse the clipboard, as some browsers do. */
export const refuseClipboard = () => spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))

export const copyTexts = { label: 'Copy', copied: 'Copied', failed: 'Not copied: select the text instead' }

export const codeTexts = { ...copyTexts, wrap: 'Wrap lines' }
