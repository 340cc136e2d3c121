import { LineRun, LineTurn } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { PanelWords, splitPanel, type PanelProps } from '../section/PanelWords.tsx'
import * as css from './MerkleReceipt.css.ts'

/** Hash on the way from a leaf to the root. */
export interface MerkleReceiptHash {
  /** Position of the hash, such as “leaf 6”. */
  label: string
  /** First digits. */
  hash: string
  /** Part of the path itself, not a sibling. @default false */
  proven?: boolean
}

export interface MerkleReceiptProps extends PanelProps {
  /** Hashes from the leaf to the root, with an accessible name. */
  path: { label: string; hashes: readonly MerkleReceiptHash[] }
  /** Title and accessible name. */
  label: string
  /** Result of the check, such as “verified”. */
  status: string
  /** Root hash as hex. */
  root: string
  /** Signed facts. */
  facts: readonly { label: string; value: string }[]
}

/** Panel with the receipt of a proof and the hashes from a leaf to its root. */
export function MerkleReceipt({ path, label, status, root, facts, ...rest }: MerkleReceiptProps) {
  const { words, section } = splitPanel(rest)
  return (
    <Section {...section} padding="start">
      <LineRun lane={10} place={css.through} />
      <div className={css.words}>
        <PanelWords {...words} layout="half" />
        <ul className={css.path} aria-label={path.label}>
          {path.hashes.map(({ label, hash, proven }) => (
            <li key={hash} className={css.hash} data-proven={proven ? '' : undefined}>
              <span className={css.label}>{label}</span> <bdi>{hash}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <figure className={css.receipt} aria-label={label}>
        <div className={css.head}>
          {label}{' '}
          <span className={css.status} data-lit="">
            {status}
          </span>
        </div>
        <p className={css.root} dir="ltr">
          {root.match(/.{1,16}/g)?.map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))}
        </p>
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </figure>
      <LineTurn from={10} to="start" place={css.exit} />
    </Section>
  )
}
