type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** Returns true for a key press that an input method uses to compose a character. Safari and older versions of Chrome only set the key code 229. */
// oxlint-disable-next-line typescript/no-deprecated -- Safari has no other sign: https://bugs.webkit.org/show_bug.cgi?id=165004
export const isComposing = ({ isComposing: composes, keyCode }: Key): boolean => composes || keyCode === 229

/** Leaves Escape to an input method. For `onEscapeKeyDown` of a dialog. */
export const leaveToInputMethod = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault()
}

/** Returns true for the key of a Latin letter. In a layout of another alphabet, this is the key at the letter's position on a Latin keyboard. */
export const isLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key))
