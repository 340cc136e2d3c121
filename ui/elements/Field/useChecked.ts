import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react'
import { composeHandlers } from '../attributes.ts'

type Checkable = Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'onChange' | 'ref'>

/** State of a checkbox or switch, as props for Radix's provider and for the native input. */
export function useChecked({ checked, defaultChecked = false, onChange, ref }: Checkable) {
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultChecked)
  useImperativeHandle(ref, () => input.current!)
  // A reset, which React does after an action too, goes back to the default: that of the app is its state.
  useLayoutEffect(() => {
    if (checked !== undefined) input.current!.defaultChecked = checked
  })
  // The reader or the browser may have changed it before hydration.
  useEffect(() => setOwn(input.current!.checked), [])
  return {
    provider: { checked: checked ?? own, onCheckedChange: (next: boolean | 'indeterminate') => setOwn(next === true) },
    input: {
      ...(checked === undefined ? { defaultChecked } : { checked }),
      ref: input,
      onChange: composeHandlers<ChangeEvent<HTMLInputElement>>(onChange, (event) => setOwn(event.currentTarget.checked)),
    },
  }
}
