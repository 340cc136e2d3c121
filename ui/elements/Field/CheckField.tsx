import { Label } from 'radix-ui'
import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, ComponentType, ReactNode } from 'react'
import { composeHandlers, type ElementProps } from '../attributes.ts'
import * as css from './CheckField.css.ts'
import type { FieldText, OptionalField } from './Field.tsx'
import { FieldMessages } from './FieldMessages.tsx'
import { useField } from './useField.ts'
import { noticeReset, useFormReset } from './useFormReset.ts'

interface RadixState {
  checked: boolean
  children: ReactNode
}

interface CheckFieldProps extends OptionalField, ElementProps<'input', 'type' | keyof FieldText> {
  Provider: ComponentType<RadixState>
  Trigger: ComponentType<{ asChild: boolean; children: ReactNode }>
  controlRole?: 'switch'
  classes: { root: string; input: string }
}

/** Removes the role and state that Radix sets for its own button. On a native control, they are wrong before a script runs. */
const nativeControl = { role: undefined, 'aria-checked': undefined, 'aria-required': undefined } as const

export function CheckField({
  Provider,
  Trigger,
  classes,
  checked,
  defaultChecked = false,
  onChange,
  ref,
  controlRole,
  ...props
}: CheckFieldProps) {
  const { frame, control } = useField({ ...props, checked })
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultChecked)
  useImperativeHandle(ref, () => input.current!)
  // Sets the default to the app's state, because a reset restores the default. React also resets a form after an action.
  useLayoutEffect(() => {
    if (checked !== undefined) input.current!.defaultChecked = checked
  })
  useFormReset(
    input,
    useCallback((box: HTMLInputElement) => {
      noticeReset(box)
      setOwn(box.checked)
    }, []),
  )
  // The reader or the browser may have changed the control before hydration.
  useEffect(() => setOwn(input.current!.checked), [])
  return (
    <div className={`${css.root} ${classes.root}`}>
      <Label.Root className={css.row}>
        <Provider checked={checked ?? own}>
          <Trigger asChild>
            <input
              {...nativeControl}
              role={controlRole}
              {...control}
              {...(checked === undefined ? { defaultChecked } : { checked })}
              className={classes.input}
              type="checkbox"
              ref={input}
              onChange={composeHandlers<ChangeEvent<HTMLInputElement>>(onChange, (event) => setOwn(event.currentTarget.checked))}
            />
          </Trigger>
        </Provider>
        <span className={css.text}>
          {frame.label} {frame.optionalLabel && <span className={css.optional}>{frame.optionalLabel}</span>}
        </span>
      </Label.Root>
      <div className={css.messages}>
        <FieldMessages ids={frame.ids} hint={frame.hint} error={frame.error} />
      </div>
    </div>
  )
}
