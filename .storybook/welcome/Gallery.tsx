import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks'
import { use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { hasTag } from '../checks/tags.ts'
import { getToolbarTheme, watchTheme } from '../toolbar/toolbar-theme.ts'
import { find, getComponents, getFoundations, readOtherNames, type Entry } from './find.ts'
import * as css from './gallery.css.ts'
import page from './other-names.mdx?raw'

const otherNames = readOtherNames(page)

const pictures = import.meta.glob<string>('../pictures/*/states.{light,dark}-1280.webp', { eager: true, query: '?url', import: 'default' })
const components = getComponents(import.meta.glob<string>('../../ui/**/*.mdx', { eager: true, query: '?raw', import: 'default' }))
const index = fetch('index.json')
  .then((answer): Promise<{ entries: Record<string, Entry> }> => answer.json())
  .then(({ entries }) => entries)

const usePlaces = () => [...components, ...getFoundations(Object.values(use(index)))]

function PageLink({ id }: { id: string }) {
  const place = usePlaces().find((each) => each.id === id)
  return (
    <AnchorMdx href={`?path=/docs/${id}--docs`} target="_self">
      {place?.name ?? id}
    </AnchorMdx>
  )
}

function Picture({ id, tags }: { id: string; tags: readonly string[] }) {
  const theme = useSyncExternalStore(watchTheme, getToolbarTheme)
  const src = pictures[`../pictures/${id}/states.${theme}-1280.webp`]
  const look = (['whole', 'center'] as const).find((name) => hasTag(tags, `tile:${name}`)) ?? 'start'
  return <span className={css.picture}>{src && <img className={css.looks[look]} src={src} alt="" loading="lazy" />}</span>
}

interface TilesProps {
  /** Shows the components whose stories have the tag `purpose:…`. */
  purpose?: string
  ids?: readonly string[]
}

export function Tiles({ purpose, ids }: TilesProps) {
  const entries = use(index)
  const listTags = (id: string) => entries[`${id}--docs`]?.tags ?? []
  const shown = ids ?? components.map(({ id }) => id).filter((id) => listTags(id).includes(`purpose:${purpose}`))
  return (
    <Unstyled>
      <ul className={css.grid}>
        {shown.map((id) => (
          <li key={id} className={css.tile}>
            <Picture id={id} tags={listTags(id)} />
            <PageLink id={id} />
            <span className={css.room}>{id.split('-')[0]}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

/** `/` focuses the field, Escape clears it, and Enter opens the best match. */
export function Gallery({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const places = usePlaces()
  const { ids, instead } = find(query, places, otherNames)
  const [best] = ids
  const bestName = places.find(({ id }) => id === best)?.name
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
              {!isSearching ? `${components.length} components` : best ? `Enter opens ${bestName}.` : 'Nothing found.'}
            </p>
          </form>
          {isSearching &&
            instead.map(({ names, take, note }) => (
              <p key={names[0]}>
                {note ?? `Other systems say ${names.join(', ')}.`} Use{' '}
                {take.map<ReactNode>((id, at) => [at > 0 && ' or ', <PageLink key={id} id={id} />])}.
              </p>
            ))}
          {isSearching && <Tiles ids={ids} />}
          {!best && <p>Nothing has this name or purpose. Search for what the reader does, such as “choose”.</p>}
        </div>
      </Unstyled>
      {!isSearching && children}
    </>
  )
}
