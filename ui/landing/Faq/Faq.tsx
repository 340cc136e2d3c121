import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import * as css from './Faq.css.ts'

/** One question and its answer. */
export interface FaqItem {
  /** The anchor of the answer, such as `faq-cost`: a link to it opens the entry. */
  id: string
  question: string
  answer: string
}

/** The props of `Faq`. */
export interface FaqProps {
  /** The anchor of the section; also the name of the group of which one entry is open at most. */
  id: string
  /** The short name beside the station. */
  station: string
  title: string
  /** The first one stands open until another is opened. */
  items: readonly FaqItem[]
  /** Where to ask what is not answered here. */
  support: { label: string; href: string }
  /** A second place to ask; without an address it is shown as not open, with the reason. */
  chat: { label: string; href?: string; unavailable: string }
  /** The anchor that the reader asked for: when it is an entry's, that entry is opened and shown. */
  openId?: string
}

/** Questions of which one answer is open at most; a click on the open one closes it. */
export function Faq({ id, station, title, items, support, chat, openId }: FaqProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entry = openId ? list.current?.querySelector(`#${CSS.escape(openId)}`)?.closest('details') : undefined
    if (!entry) return
    entry.open = true
    entry.scrollIntoView({ block: 'nearest' })
  }, [openId])
  return (
    <Section id={id} labelledBy={`${id}-title`} station={station}>
      <div className={css.root}>
        <div className={css.head}>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          <div className={css.actions}>
            <ButtonLink variant="outline" href={support.href}>
              {support.label}
            </ButtonLink>
            {chat.href ? (
              <ButtonLink variant="outline" href={chat.href}>
                {chat.label}
              </ButtonLink>
            ) : (
              <Button variant="outline" unavailable={chat.unavailable} reasonId={`${id}-chat`}>
                {chat.label}
              </Button>
            )}
          </div>
          {!chat.href && (
            <Text size="label" tone="muted" id={`${id}-chat`}>
              {chat.unavailable}
            </Text>
          )}
        </div>
        <div className={css.list} ref={list}>
          {items.map(({ id: anchor, question, answer }, at) => (
            <details key={anchor} className={css.entry} name={id} open={at === 0}>
              <summary className={css.question}>
                <h3 className={css.text}>{question}</h3>
                <span className={css.mark}>
                  <Icon name="plus" />
                </span>
              </summary>
              <p className={css.answer} id={anchor}>
                {answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
