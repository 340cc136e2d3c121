import { useState } from 'react'
import { vars } from '../../tokens/contract.css.ts'

/** Copies a text and confirms it on the button. */
export function Copy({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  return (
    <>
      <button
        type="button"
        style={{
          padding: `0 ${vars.space[2]}`,
          border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
          borderRadius: vars.radius.s,
          background: vars.color.surface,
          color: vars.color.text.default,
          font: 'inherit',
        }}
        aria-label={`Copy ${label}`}
        onClick={() => void copy()}
        onBlur={() => setSaid('')}
      >
        Copy
      </button>{' '}
      <span role="status">{said}</span>
    </>
  )
}
