import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { find, getComponents, readOtherNames, type Place } from './find.ts'
import * as css from './gallery.css.ts'
import page from './other-names.mdx?raw'

const otherNames = readOtherNames(page)

const pictures = import.meta.glob<string>(
  [
    '../pictures/*/default.{large-390,light-1280}.webp',
    '../pictures/{elements-dialog,elements-menudialog,elements-pausetoggle,elements-tooltip}/states.light-390.webp',
  ],
  { eager: true, query: '?url', import: 'default' },
)
const components = getComponents(import.meta.glob<string>('../../ui/**/*.mdx', { eager: true, query: '?raw', import: 'default' }))
const foundations: readonly Place[] = ['Color', 'Type', 'Space', 'Layout', 'Motion', 'Motion rules', 'Tokens'].map((name) => ({
  id: `foundations-${name === 'Color' ? 'colour' : name.toLowerCase().replace(' ', '-')}`,
  name,
  use: '',
}))
const places = [...components, ...foundations]
const getName = (id: string) => places.find((place) => place.id === id)?.name ?? id
const PageLink = ({ id }: { id: string }) => (
  <AnchorMdx href={`?path=/docs/${id}--docs`} target="_self">
    {getName(id)}
  </AnchorMdx>
)

export const Tiles = ({ names }: { names: string }) => (
  <Unstyled>
    <ul className={css.grid}>
      {names
        .split(' ')
        .flatMap((name) => components.find((component) => component.name === name) ?? [])
        .map(({ id }) => (
          <li key={id} className={css.tile}>
            <span className={css.picture} data-theme="light">
              <img src={Object.entries(pictures).findLast(([file]) => file.includes(`/${id}/`))?.[1]} alt="" loading="lazy" />
            </span>
            <PageLink id={id} />
            <span className={css.room}>{id.split('-')[0]}</span>
          </li>
        ))}
    </ul>
  </Unstyled>
)

/** `/` focuses the field, Escape clears it, and Enter opens the best match. */
export function Gallery({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { ids, instead } = find(query, places, otherNames)
  const [best] = ids
  const isSearching = query.trim() !== ''
  useEffect(() => {
    // Replaces Storybook's own handler, which would open the sidebar search.
    const focusField = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      event.stopImmediatePropagation()
      field.current?.focus()
    }
    window.addEventListener('keydown', focusField, { capture: true })
    return () => window.removeEventListener('keydown', focusField, { capture: true })
  }, [])
  return (
    <>
      <Unstyled>
        <div className={css.root}>
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault()
              if (isSearching && best) addons.getChannel().emit(NAVIGATE_URL, `?path=/docs/${best}--docs`)
            }}
          >
            <label htmlFor="gallery-search">Search by name, purpose, or what another system calls it</label>
            <input
              ref={field}
              id="gallery-search"
              className={css.field}
              type="search"
              placeholder="Try modal, accordion or padding"
              autoComplete="off"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
            />
            <p role="status" className={css.room}>
              {!isSearching ? `${components.length} components` : best ? `Enter opens ${getName(best)}.` : 'Nothing found.'}
            </p>
          </form>
          {isSearching &&
            instead.map(({ names, take, note }) => (
              <p key={names[0]}>
                {note ?? `Other systems say ${names.join(', ')}.`} Use{' '}
                {take.map<ReactNode>((id, at) => [at > 0 && ' or ', <PageLink key={id} id={id} />])}.
              </p>
            ))}
          {isSearching && <Tiles names={ids.map(getName).join(' ')} />}
          {!best && <p>Nothing has this name or purpose. Search for what the reader does, such as “choose”.</p>}
        </div>
      </Unstyled>
      {!isSearching && children}
    </>
  )
}
