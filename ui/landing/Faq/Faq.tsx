import { Accordion } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../elements/Button/Button.tsx'
import { UntilFound } from '../../elements/collapse/UntilFound.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import { LineRun } from '../../elements/Line/Line.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { InteractiveSection } from '../../elements/Section/Section.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import { joinUnits } from '../section/joinUnits.ts'
import * as css from './Faq.css.ts'

interface AnswerLink {
  label: string
  href: string
}

export interface FaqItem {
  /** Anchor, such as `faq-cost`. A link to it opens the answer. */
  id: string
  question: string
  /** Text, or a list of parts: text, links, and a stamp after each figure. */
  answer: string | readonly (string | StampProps | AnswerLink)[]
}

export interface FaqProps extends Omit<LandingSectionProps, 'eyebrow'> {
  /** Questions and answers. The first answer is open. In a wide window, eight questions fit beside an answer. */
  items: readonly FaqItem[]
  /** Link to ask further questions. */
  support?: { label: string; href: string }
  /** Link to a chat, shown as unavailable with the reason if it has no `href`. */
  chat?: { label: string; href?: string; disabledReason: string }
  /** Id of the entry to open and scroll into view. */
  openId?: string
}

/** Matches the last word, or the last figure with its unit. It stays on one line with the stamp after it. */
const lastWord = /[^ ]+ *$/
const joinFigures = (text: string) => joinUnits(text).replaceAll('< ', '<\u00A0')

type AnswerPart = Exclude<FaqItem['answer'], string>[number]

const isStamp = (part: AnswerPart | undefined) => typeof part === 'object' && 'kind' in part

const renderParts = (parts: readonly AnswerPart[]) =>
  parts.map((part, at) => {
    if (typeof part === 'string') {
      const text = joinFigures(part)
      return isStamp(parts[at + 1]) ? text.replace(lastWord, '') : text
    }
    if (!('kind' in part))
      return (
        <Link key={part.href} href={part.href}>
          {part.label}
        </Link>
      )
    const before = parts[at - 1]
    return (
      <span key={part.number} className={css.whole}>
        {typeof before === 'string' && lastWord.exec(joinFigures(before))?.[0]}
        <Stamp {...part} />
      </span>
    )
  })

interface EntryProps {
  item: FaqItem
  at: number
  isOpen: boolean
  onFound: () => void
}

const Entry = ({ item: { id, question, answer }, at, isOpen, onFound }: EntryProps) => (
  <Accordion.Item className={css.entry} value={id}>
    <Accordion.Header className={css.heading}>
      <Accordion.Trigger className={css.question} id={`${id}-question`} aria-controls={isOpen ? `${id}-answer` : undefined}>
        {question}
        <span className={css.mark}>
          <Icon name="minus" />
          <span className={css.upright}>
            <Icon name="minus" />
          </span>
        </span>
      </Accordion.Trigger>
    </Accordion.Header>
    {/* Each answer is a group, because a region for each answer would be too many landmarks. */}
    <UntilFound className={css.panel} id={`${id}-answer`} role="group" aria-labelledby={`${id}-question`} isOpen={isOpen} onFound={onFound}>
      <Static as="p" className={css.answer} id={id}>
        {typeof answer === 'string' ? answer : renderParts(answer)}
      </Static>
      {isOpen && css.branches[at] && (
        <span data-line="branch" className={css.route}>
          <span className={css.branches[at]}>
            <span className={css.merge} />
          </span>
          <span className={css.hook} />
          <span className={css.ring} />
        </span>
      )}
    </UntilFound>
  </Accordion.Item>
)

/** Questions with at most one open answer. */
export function Faq({ id, title, items, support, chat, openId, ...rest }: FaqProps) {
  const [open, setOpen] = useState(items[0]?.id ?? '')
  const [asked, setAsked] = useState<string>()
  if (openId !== asked) {
    setAsked(openId)
    if (openId && items.some((item) => item.id === openId)) setOpen(openId)
  }
  useEffect(() => {
    if (open && open === openId) document.getElementById(open)?.scrollIntoView({ block: 'nearest' })
  }, [open, openId])
  return (
    <InteractiveSection {...rest} id={id} labelledBy={`${id}-title`}>
      <LineRun lane="end" />
      <SectionHead id={id} title={title} size="display" />
      <Accordion.Root className={css.list} type="single" collapsible value={open} onValueChange={setOpen}>
        <div className={css.entries}>
          {items.map((item, at) => (
            <Entry key={item.id} item={item} at={at} isOpen={item.id === open} onFound={() => setOpen(item.id)} />
          ))}
        </div>
        {(support ?? chat) && (
          <div className={css.contact}>
            {support && (
              <ButtonLink variant="outline" href={support.href}>
                {support.label}
              </ButtonLink>
            )}
            {chat?.href ? (
              <ButtonLink variant="outline" href={chat.href}>
                {chat.label}
              </ButtonLink>
            ) : (
              chat && (
                <Button variant="outline" disabledReason={chat.disabledReason} disabledReasonId={`${id}-chat`}>
                  {chat.label}
                </Button>
              )
            )}
            {chat && !chat.href && (
              <Text size="label" tone="muted" id={`${id}-chat`}>
                {chat.disabledReason}
              </Text>
            )}
          </div>
        )}
      </Accordion.Root>
    </InteractiveSection>
  )
}
