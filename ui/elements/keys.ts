type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

// oxlint-disable-next-line typescript/no-deprecated -- Safari has no alternative: https://bugs.webkit.org/show_bug.cgi?id=165004
export const isComposing = ({ isComposing: composes, keyCode }: Key): boolean => composes || keyCode === 229

/** Lets an input method handle Escape. */
export const leaveToInputMethod = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault()
}

/** Matches a letter, or the key in the same position on a keyboard with another alphabet. */
export const isLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key))
