import { Markdown, Source, Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type ReactNode } from 'react'
import type { Fact } from '../facts/facts.ts'
import { drawings } from '../figma/drawings.ts'
import type { Size } from '../facts/sizes.ts'
import { status } from '../guides/status.ts'
import * as css from './guide-page.css.ts'

interface Known {
  fact?: Fact | undefined
  size?: Size | undefined
}

/** Facts and size of a component; the size comes later, because it is measured by a build. */
function useKnown(id: string): Known {
  const [known, setKnown] = useState<Known>({})
  useEffect(() => {
    let isOpen = true
    const add = (more: Known) => isOpen && setKnown((before) => ({ ...before, ...more }))
    void import('virtual:component-facts').then(({ default: facts }) => add({ fact: facts[id] }))
    void import('virtual:component-sizes').then(({ default: sizes }) => add({ size: sizes[id] }))
    return () => {
      isOpen = false
    }
  }, [id])
  return known
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const count = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.fact}>{children}</dd>
    </div>
  )
}

const version = (of: string) => (of === 'next' ? 'the next version' : of)

/** Facts of a component below its purpose: status, size, pages, changes, source. */
export function Facts({ id, tags }: { id: string; tags: readonly string[] }) {
  const { fact, size } = useKnown(id)
  const since = status[id]?.since ?? 'next'
  const isBeta = tags.includes('status:beta')
  return (
    <Unstyled>
      <dl className={css.facts}>
        <Row name="status">
          <span className={isBeta ? css.beta : css.stamp}>{isBeta ? 'beta' : 'stable'}</span>{' '}
          {isBeta ? 'its props may change' : 'its props stay until the next major version'}
        </Row>
        <Row name="since">{version(since)}</Row>
        <Row name="size">{size ? `${kilobytes(size.script)} gz, styles ${kilobytes(size.styles)} gz, beside React` : 'being measured'}</Row>
        {drawings[id] && (
          <Row name="drawing">
            <a className={css.link} href={drawings[id]}>
              In Figma
            </a>
          </Row>
        )}
        {fact && (
          <>
            <Row name="used on">
              {fact.pages.length === 0 ? (
                'no page of the site'
              ) : (
                <details>
                  <summary className={css.summary}>{count(fact.pages.length)}</summary>
                  {fact.pages.join(', ')}
                </details>
              )}
            </Row>
            <Row name="changed in">
              {version(fact.changed.version)}{' '}
              <a className={css.link} href="./?path=/docs/welcome-whatsnew--docs" target="_top">
                What’s new
              </a>
            </Row>
            <Row name="source">
              <a className={css.link} href={fact.href}>
                {fact.source}
              </a>
            </Row>
          </>
        )}
      </dl>
    </Unstyled>
  )
}

/** Line that imports a component, to copy. */
export function ImportLine({ id }: { id: string }) {
  const { fact } = useKnown(id)
  if (!fact) return <div className={css.importRoom} />
  return fact.importLine ? (
    <div className={css.importRoom}>
      <Source code={fact.importLine} language="tsx" dark />
    </div>
  ) : (
    <Markdown>Not in the package by itself: the components that need it bring it.</Markdown>
  )
}
