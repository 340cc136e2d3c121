import { useEffect, type RefObject } from 'react'

/**
 * Tells React about the value that a reset gave to an input. Otherwise, React would miss a change back to the value before the reset:
 * https://github.com/facebook/react/issues/19078
 */
export function noticeReset(input: HTMLInputElement | HTMLTextAreaElement): void {
  const name = input.type === 'checkbox' || input.type === 'radio' ? 'checked' : 'value'
  Reflect.set(input, name, Reflect.get(input, name))
}

/**
 * Calls `follow` after each `reset` event of the form around `control`, even if the app prevented the reset, because Radix then
 * returns to the default anyway. `follow` must be referentially stable.
 */
export function useFormReset<Control extends Element & { form: HTMLFormElement | null }>(
  control: RefObject<Control | null>,
  follow: (control: Control) => void,
): void {
  useEffect(() => {
    const onReset = ({ target }: Event) => {
      // The browser resets the controls after the event.
      if (target === control.current?.form) setTimeout(() => control.current && follow(control.current))
    }
    document.addEventListener('reset', onReset, { capture: true })
    return () => document.removeEventListener('reset', onReset, { capture: true })
  }, [control, follow])
}
