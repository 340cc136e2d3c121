type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** True for a key of an input method, which composes a character. Safari and older versions of Chrome say so by the code 229 alone. */
// oxlint-disable-next-line typescript/no-deprecated -- the only sign in Safari: https://bugs.webkit.org/show_bug.cgi?id=165004
export const isComposing = ({ isComposing: composes, keyCode }: Key): boolean => composes || keyCode === 229

/** Leaves Escape to an input method, for `onEscapeKeyDown` of a dialog. */
export const leaveToInputMethod = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault()
}

/** True for the key of a Latin letter, in any layout: the key of the place where another alphabet has its own letter. */
export const isLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key))
