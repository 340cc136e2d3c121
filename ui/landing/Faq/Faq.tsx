import { Accordion } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../elements/Button/Button.tsx'
import { content } from '../../elements/collapse/collapse.css.ts'
import { useUntilFound } from '../../elements/collapse/useUntilFound.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionTitle, type LandingSectionProps } from '../section/SectionTitle.tsx'
import { noStyle } from '../../elements/attributes.ts'
import * as css from './Faq.css.ts'

export interface FaqItem {
  /** Anchor of the answer, such as `faq-cost`: a link to it opens the entry. */
  id: string
  question: string
  answer: string
}

export interface FaqProps extends LandingSectionProps {
  /** Questions and answers; the first is open until another is opened. */
  items: readonly FaqItem[]
  /** Link to ask further questions. */
  support?: { label: string; href: string }
  /** Second link to ask; without an address it is shown as unavailable, with the reason. */
  chat?: { label: string; href?: string; disabledReason: string }
  /** Requested anchor: an entry with this id is opened and scrolled into view. */
  openId?: string
}

function Entry({ item: { id, question, answer }, isOpen, onFound }: { item: FaqItem; isOpen: boolean; onFound: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useUntilFound(box, isOpen, onFound)
  return (
    <Accordion.Item className={css.entry} value={id}>
      <Accordion.Header className={css.heading}>
        <Accordion.Trigger className={css.question}>
          {question}
          <span className={css.mark}>
            <Icon name="plus" />
          </span>
        </Accordion.Trigger>
      </Accordion.Header>
      {/* Not a region: all answers together would be too many landmarks. */}
      <Accordion.Content className={content} style={noStyle} role="group" forceMount ref={box}>
        <p className={css.answer} id={id}>
          {answer}
        </p>
      </Accordion.Content>
    </Accordion.Item>
  )
}

/** List of questions with at most one open answer; a click on the open one closes it. */
export function Faq({ id, eyebrow, title, items, support, chat, openId, ...rest }: FaqProps) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(items[0]?.id ?? '')
  const [asked, setAsked] = useState<string>()
  if (openId !== asked) {
    setAsked(openId)
    if (openId && items.some((item) => item.id === openId)) setOpen(openId)
  }
  useEffect(() => {
    if (open && open === openId) list.current?.querySelector('[data-state="open"]')?.scrollIntoView({ block: 'nearest' })
  }, [open, openId])
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} eyebrow={eyebrow}>
      <div className={css.root}>
        <div className={css.head}>
          <SectionTitle id={id} title={title} />
          <div className={css.actions}>
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
          </div>
          {chat && !chat.href && (
            <Text size="label" tone="muted" id={`${id}-chat`}>
              {chat.disabledReason}
            </Text>
          )}
        </div>
        <Accordion.Root className={css.list} type="single" collapsible value={open} onValueChange={setOpen} ref={list}>
          {items.map((item) => (
            <Entry key={item.id} item={item} isOpen={item.id === open} onFound={() => setOpen(item.id)} />
          ))}
        </Accordion.Root>
      </div>
    </Section>
  )
}
