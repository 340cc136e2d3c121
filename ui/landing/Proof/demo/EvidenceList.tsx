import { Disclosure } from '../../../elements/Disclosure/Disclosure.tsx'
import type { Evidence } from '../../merkle/evidence.ts'
import * as css from './EvidenceList.css.ts'
import { interpolate, type ProofDemoTexts } from './texts.ts'

export interface EvidenceListProps {
  evidence: Evidence
  texts: ProofDemoTexts['evidence']
}

/** Complete values of the evidence, for a check elsewhere. */
export function EvidenceList({ evidence, texts }: EvidenceListProps) {
  const values = [
    { name: texts.root, value: evidence.root },
    { name: interpolate(texts.signature, { algorithm: evidence.algorithm }), value: evidence.signature },
    { name: texts.publicKey, value: evidence.publicKey },
    ...evidence.leaves.map((value, leaf) => ({ name: interpolate(texts.leaf, { leaf: leaf + 1 }), value })),
  ]
  return (
    <div className={css.root}>
      <Disclosure summary={texts.summary} tone="muted">
        <dl className={css.list}>
          {values.map(({ name, value }) => (
            <div key={name} className={css.row}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
