import { useState } from 'react'

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
      <button type="button" aria-label={`Copy ${label}`} onClick={() => void copy()} onBlur={() => setSaid('')}>
        Copy
      </button>{' '}
      <span role="status">{said}</span>
    </>
  )
}
