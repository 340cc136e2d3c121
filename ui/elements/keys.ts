type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** Returns true while an input method composes a character. Safari only sets the key code 229. */
// oxlint-disable-next-line typescript/no-deprecated -- Safari has no other sign: https://bugs.webkit.org/show_bug.cgi?id=165004
export const isComposing = ({ isComposing: composes, keyCode }: Key): boolean => composes || keyCode === 229

/** Lets an input method handle Escape. For `onEscapeKeyDown` of a dialog. */
export const leaveToInputMethod = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault()
}

/** Returns true for the key of a Latin letter, or for the key in the same position on a keyboard with another alphabet. */
export const isLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key))
