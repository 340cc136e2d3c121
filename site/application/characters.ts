/** Letters, marks, numbers, punctuation, symbols and spaces of every script: no control, bidi, zero-width or unpaired characters. */
const visible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u

/** Letters and symbols by class, but drawn as nothing, or as the sign of a broken decoding. */
const blank = /[\u2800\u3164\uffa0\ufffd]/

const link = /https?:\/\/|\bwww\./i

/** Says whether a text holds nothing but visible characters and spaces. */
export const isPlain = (text: string): boolean => visible.test(text) && !blank.test(text)

/** Says whether a mail program would turn a part of the text into a link that the applicant planted. */
export const hasLink = (text: string): boolean => link.test(text)
