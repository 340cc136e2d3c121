import type { Levels } from '../merkle/tree.ts'
import { PauseToggle } from '../../elements/Ticker/PauseToggle.tsx'
import { usePausableTicker } from '../../elements/Ticker/usePausableTicker.ts'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './MerkleTree.css.ts'
import { TreeDrawing } from './TreeDrawing.tsx'

export interface MerkleTreeProps extends ElementProps<'figure'> {
  /** Description of the drawing for screen readers. */
  alt: string
  /** Levels of a full tree of eight leaves, leaves first, in hex: `exampleOf(text).evidence.levels`, whole or shortened. */
  levels: Levels
  /**
   * Leaf that is proven first, counted from 0.
   * @default 5
   */
  provenLeaf?: number
  /** Caption with the proven leaf as `{leaf}`. */
  caption: string
  /** Labels of the three kinds of nodes. */
  legend: Readonly<Record<'proven' | 'sibling' | 'rest', string>>
  /** Accessible name of the pause control. */
  pauseLabel: string
}

/** Step from one leaf to the next: prime to eight, so that every leaf has its turn. */
const stride = 3

/** Merkle tree with the path that proves one leaf, in lime; the leaf changes every few seconds. */
export function MerkleTree({ alt, levels, provenLeaf = 5, caption, legend, pauseLabel, ref, ...rest }: MerkleTreeProps) {
  const { ref: figure, tick, pause } = usePausableTicker<HTMLElement>(4, pauseLabel, ref)
  const leaf = (provenLeaf + tick * stride) % (levels[0]?.length ?? 1)
  return (
    <figure {...allowed(rest)} className={css.root} ref={figure} data-band="">
      <div className={css.top}>
        <span>{caption.replace('{leaf}', String(leaf + 1))}</span>
      </div>
      <div className={css.drawings}>
        <TreeDrawing alt={alt} levels={levels} leaf={leaf} moving={tick > 0} />
        <TreeDrawing alt={alt} levels={levels} leaf={leaf} moving={tick > 0} narrow />
      </div>
      <div className={css.bottom}>
        <ul className={css.legend}>
          {(['proven', 'sibling', 'rest'] as const).map((part) => (
            <li key={part} className={css.kind}>
              <span className={css.swatch} data-part={part} />
              {legend[part]}
            </li>
          ))}
        </ul>
        <PauseToggle {...pause} />
      </div>
    </figure>
  )
}
