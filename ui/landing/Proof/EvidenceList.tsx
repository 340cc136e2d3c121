import { Icon } from '../../elements/Icon/Icon.tsx'
import type { Evidence } from '../../elements/merkle/evidence.ts'
import * as css from './EvidenceList.css.ts'
import { fill, type BenchTexts } from './texts.ts'

/** The props of `EvidenceList`. */
export interface EvidenceListProps {
  evidence: Evidence
  texts: BenchTexts['evidence']
}

/** Every value of the evidence in full, for those who check it elsewhere. */
export function EvidenceList({ evidence, texts }: EvidenceListProps) {
  const values = [
    { name: texts.root, value: evidence.root },
    { name: fill(texts.signature, { algorithm: evidence.algorithm }), value: evidence.signature },
    { name: texts.publicKey, value: evidence.publicKey },
    ...evidence.leaves.map((value, leaf) => ({ name: fill(texts.leaf, { leaf: leaf + 1 }), value })),
  ]
  return (
    <details className={css.root}>
      <summary className={css.summary}>
        {texts.summary}
        <span className={css.mark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <dl className={css.list}>
        {values.map(({ name, value }) => (
          <div key={name} className={css.row}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
