import type { ElementProps } from '../../elements/attributes.ts'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import * as css from './PanelWords.css.ts'

/** Anchor and texts of a panel. */
export interface PanelProps extends ElementProps<'article'> {
  /** Anchor of the panel. */
  id: string
  /** Number in the list, such as “01”. */
  number: string
  /** Name of the feature. */
  title: string
  /** Description in one sentence. */
  description: string
  /** Benefit, in one or two sentences. */
  additionalText?: string
}

/** Separates the words of a panel from the props of its section. */
export const splitPanel = ({ id, number, title, description, additionalText, ...rest }: PanelProps) =>
  ({
    words: { id, number, title, description, additionalText },
    section: { ...rest, as: 'article', id, labelledBy: `${id}-title` },
  }) as const

interface PanelWordsProps extends Pick<PanelProps, 'id' | 'number' | 'title' | 'description' | 'additionalText'> {
  layout: keyof typeof css.root
  stamp?: StampProps
}

/** The panel gets its accessible name from `${id}-title`. */
export function PanelWords({ id, number, title, description, additionalText, layout, stamp }: PanelWordsProps) {
  const isStacked = layout === 'column' || layout === 'half'
  return (
    <div className={css.root[layout]}>
      <p className={css.number[layout]}>{number}</p>
      <div className={css.title[layout]}>
        <Heading level={3} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      <div className={css.texts[layout]}>
        <Text tone={isStacked ? 'default' : 'muted'}>
          {description}
          {!isStacked && additionalText && ` ${additionalText}`}
        </Text>
        {isStacked && additionalText && (
          <div className={css.more}>
            <Text tone="muted">{additionalText}</Text>
          </div>
        )}
        {stamp && (
          <p>
            <Stamp {...stamp} />
          </p>
        )}
      </div>
    </div>
  )
}
