import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Example } from '../../merkle/evidence.ts'
import { watchVisibility } from '../../../elements/motion/watchVisibility.ts'
import { prover, type Result } from './prover.ts'

/** State of the demo: the worked example, the reader's proof, or the example because the browser cannot compute. */
export interface Shown extends Result {
  mode: 'example' | 'live' | 'still'
}

const never = () => () => {}

/** True when the browser can compute; undefined on the server. WebCrypto is missing on plain HTTP: https://www.w3.org/TR/WebCryptoAPI/ */
const useWebCrypto = () =>
  useSyncExternalStore<'unknown' | 'present' | 'missing'>(
    never,
    () => ((globalThis.crypto as Crypto | undefined)?.subtle ? 'present' : 'missing'),
    () => 'unknown',
  )

/** Proves the text of the field, starting when the reader comes near it. */
export function useProof(example: Example, field: RefObject<HTMLTextAreaElement | null>) {
  const [shown, setShown] = useState<Shown>({ mode: 'example', cause: 'arrival', ...example })
  const [proof] = useState(() =>
    prover((result) => setShown((before) => (result ? { mode: 'live', ...result } : { ...before, mode: 'still' }))),
  )
  const webCrypto = useWebCrypto()

  useEffect(() => {
    const element = field.current
    if (!element || webCrypto !== 'present') return
    return watchVisibility([element], ([entry]) => entry?.isIntersecting && void proof.arrive(element.value), { rootMargin: '50%' })
  }, [field, proof, webCrypto])

  const now = (work: (text: string) => Promise<void>) => () => void work(field.current?.value ?? '')
  return {
    shown: webCrypto === 'missing' ? { ...shown, mode: 'still' as const } : shown,
    ready: webCrypto === 'present',
    edit: now(proof.edit),
    tamper: now(proof.tamper),
    restore: now(proof.restore),
    arrive: now(proof.arrive),
  }
}
