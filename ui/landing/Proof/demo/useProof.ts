import { useEffect, useState, type RefObject } from 'react'
import { isMotionAllowed } from '../../../elements/motion/reduced-motion.ts'
import { watchVisibility } from '../../../elements/motion/watchVisibility.ts'
import { useBrowserValue } from '../../../elements/useBrowserValue.ts'
import { splitCharacters } from '../../merkle/characters.ts'
import type { Example } from '../../merkle/evidence.ts'
import { createProver, type Result } from './prover.ts'

export interface Shown extends Result {
  mode: 'example' | 'live' | 'still'
  leaf: number
  /** Animates the path from the leaf to the root. */
  moves: boolean
}

const firstLeaf = 5

const findLeafAtCaret = ({ value, selectionEnd }: HTMLTextAreaElement) =>
  splitCharacters(value)[Array.from(value.slice(0, Math.max(1, selectionEnd))).length - 1]?.leaf ?? 0

/** Proves the text of the field, for the first time when the field comes near the viewport. */
export function useProof(example: Example, field: RefObject<HTMLTextAreaElement | null>) {
  const [shown, setShown] = useState<Shown>(() => ({
    mode: 'example',
    cause: 'arrival',
    leaf: firstLeaf,
    moves: false,
    levels: example.evidence.levels,
    ...example,
  }))
  const [proof] = useState(() =>
    createProver(example, (result) => {
      const { current } = field
      if (result && current && result.cause !== 'edit') current.value = result.text
      setShown((before) =>
        result
          ? {
              mode: 'live',
              leaf: result.change?.leaf ?? (result.cause === 'edit' && current ? findLeafAtCaret(current) : before.leaf),
              moves: result.cause !== 'arrival' && isMotionAllowed(),
              ...result,
            }
          : { ...before, mode: 'still' },
      )
    }),
  )
  // Pages on plain HTTP have no WebCrypto: https://www.w3.org/TR/WebCryptoAPI/.
  const webCrypto = useBrowserValue<'unknown' | 'present' | 'missing'>(
    () => ((globalThis.crypto as Crypto | undefined)?.subtle ? 'present' : 'missing'),
    'unknown',
  )

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
    select: () =>
      setShown((before) => (before.change ? before : { ...before, leaf: findLeafAtCaret(field.current!), moves: isMotionAllowed() })),
  }
}
