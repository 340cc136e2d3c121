import { Label, RadioGroup } from 'radix-ui'
import { Fragment, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import { pickAllowedProps, composeHandlers, noStyle, type ElementProps } from '../../elements/attributes.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { FieldOption, FieldText, OptionalField } from '../../elements/Field/Field.tsx'
import { FieldMessages } from '../../elements/Field/FieldMessages.tsx'
import { useFieldIds, useRequired } from '../../elements/Field/useField.ts'
import { noticeReset, useFormReset } from '../../elements/Field/useFormReset.ts'
import * as css from './RadioGroupField.css.ts'
import type { radioLayouts } from './variants.ts'

/** Controlled if `value` is set. */
export interface RadioGroupFieldProps
  extends OptionalField, ElementProps<'fieldset', 'defaultValue' | 'onChange' | 'ref' | keyof FieldText> {
  /** A function receives each input, as form libraries expect. An object receives the chosen or first input. */
  ref?: Ref<HTMLInputElement>
  /** Options in display order. `more` shows while its option is chosen. */
  options: readonly (FieldOption & { more?: ReactNode })[]
  /** On wide screens, a list, two columns or three tiles side by side. @default 'list' */
  layout?: (typeof radioLayouts)[number]
  /** Hides the label visually. @default false */
  legendHidden?: boolean
  /** Initial value. */
  defaultValue?: string
  /** Controlled value. An empty string chooses no option. */
  value?: string
  /** Called when the reader chooses an option. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** Prevents choosing another option. The chosen option is still submitted. @default false */
  readOnly?: boolean
}

const findInputs = (group: HTMLFieldSetElement) => [...group.querySelectorAll<HTMLInputElement>(`.${css.input}`)]
const findChosen = (group: HTMLFieldSetElement) => findInputs(group).find(({ checked }) => checked)?.value

function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** Radio group for a few options. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const {
    options,
    layout = 'list',
    legendHidden,
    optionalLabel,
    defaultValue,
    value: kept,
    onChange,
    readOnly = false,
    name,
    label,
    hint,
    error,
    required,
    form,
    autoFocus,
    ref,
    ...rest
  } = props
  const ids = useFieldIds({ name, error, hint, describedBy: rest['aria-describedby'], isControlled: kept !== undefined })
  const { required: requiredByBrowser } = useRequired(required)
  const group = useRef<HTMLFieldSetElement>(null)
  const [refOfEach, refOfOne] = typeof ref === 'function' ? [ref] : [undefined, ref]
  useImperativeHandle(refOfOne, () => findInputs(group.current!).find(({ checked }) => checked) ?? findInputs(group.current!)[0]!)
  const [own, setOwn] = useState<string | null>(defaultValue ?? null)
  const chosen = kept ?? own
  const [isMounted, setMounted] = useState(false)
  // A layout effect, so that React combines this render with the render that Radix causes after mounting.
  useLayoutEffect(() => {
    // The reader or the browser may have chosen an option before hydration.
    setOwn((before) => findChosen(group.current!) ?? before)
    setMounted(true)
  }, [])
  useEffect(() => {
    const fieldset = group.current!
    const form = findInputs(fieldset)[0]?.form
    // Extensions that fill in forms may choose an option without an event. The option's `more` must be enabled before the form is read.
    const follow = () => flushSync(() => setOwn((before) => findChosen(fieldset) ?? before))
    form?.addEventListener('submit', follow, { capture: true })
    return () => form?.removeEventListener('submit', follow, { capture: true })
  }, [])
  useFormReset(
    group,
    useCallback(
      (fieldset: HTMLFieldSetElement) => {
        for (const input of findInputs(fieldset)) noticeReset(input)
        setOwn(findChosen(fieldset) ?? null)
      },
      [setOwn],
    ),
  )
  // Makes a reset restore the app's choice, as in `CheckField`.
  useLayoutEffect(() => {
    if (kept === undefined) return
    for (const input of findInputs(group.current!)) input.defaultChecked = input.value === kept
  })
  // React removes the name of a radio button for a moment during an update, and Chromium would then have two tab stops.
  const start = (options.find(({ value }) => value === chosen) ?? options[0])?.value
  const tabStop = isMounted ? start : undefined
  return (
    <RadioGroup.Root asChild value={chosen} onValueChange={setOwn}>
      {/* Radix would make the group a tab stop and override the text direction of the page. */}
      <fieldset
        dir={undefined}
        tabIndex={undefined}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-readonly={readOnly || undefined}
        {...pickAllowedProps(rest)}
        form={form}
        style={noStyle}
        className={css.root}
        aria-describedby={ids.describedBy}
        ref={group}
      >
        <legend className={css.legend} data-hidden={legendHidden ? '' : undefined}>
          {legendHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}{' '}
          {optionalLabel && !legendHidden && <span className={css.optional}>{optionalLabel}</span>}
        </legend>
        <div className={css.parts}>
          <div className={css.options} data-layout={layout}>
            {options.map(({ value, label, more }, at) => (
              <Fragment key={value}>
                <Label.Root className={css.option}>
                  {/* A native input, because a form submits Radix's items only with scripts. */}
                  <input
                    className={css.input}
                    type="radio"
                    data-state={value === chosen ? 'checked' : 'unchecked'}
                    tabIndex={tabStop === undefined ? undefined : value === tabStop ? 0 : -1}
                    id={at === 0 ? ids.control : `${ids.control}-${value}`}
                    ref={refOfEach}
                    name={name}
                    form={form}
                    {...(value === start && { autoFocus })}
                    value={value}
                    required={requiredByBrowser}
                    disabled={readOnly && chosen !== value}
                    {...(kept === undefined ? { defaultChecked: value === defaultValue } : { checked: value === kept })}
                    onChange={composeHandlers<ChangeEvent<HTMLInputElement>>(onChange, () => setOwn(value))}
                    onKeyDown={preventSubmit}
                  />
                  <span className={css.text}>{label}</span>
                </Label.Root>
                {more && (
                  // With scripts, hidden fields are not submitted.
                  <fieldset className={css.more} role="presentation" disabled={isMounted && chosen !== value}>
                    {more}
                  </fieldset>
                )}
              </Fragment>
            ))}
          </div>
          <FieldMessages ids={ids} hint={hint} error={error} />
        </div>
      </fieldset>
    </RadioGroup.Root>
  )
}
