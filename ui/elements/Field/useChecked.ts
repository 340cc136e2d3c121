import { useEffect, useImperativeHandle, useRef, useState, type ChangeEvent, type ComponentProps } from 'react'
import { composeHandlers } from '../attributes.ts'

type Checkable = Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'onChange' | 'ref'>

/** The state of a checkbox or a switch: what Radix's provider takes, and what the browser's own input takes. */
export function useChecked({ checked, defaultChecked = false, onChange, ref }: Checkable) {
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultChecked)
  useImperativeHandle(ref, () => input.current!)
  // The reader or the browser may have changed it before React came.
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
