import { Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Cells } from '../../ui/elements/Cells/Cells.tsx'
import { find, type Place } from './find.ts'
import { DocsLink, openDocs } from './DocsLink.tsx'
import { purposes } from './purposes.ts'
import { storyFiles, Thumbnail } from './Thumbnail.tsx'
import * as css from './gallery.css.ts'

/** Story file, name and folder of each component, by id. */
const parts = new Map(
  Object.keys(storyFiles).map((file) => {
    const [, room, name] = /ui\/(\w+)\/.*?(\w+)\.stories\.tsx$/.exec(file)!
    return [`${room}-${name}`.toLowerCase(), { file, room: room!, name: name! }] as const
  }),
)
const listed = new Set<string>(purposes.flatMap(({ ids }) => ids))
const rest = [...parts.keys()].filter((id) => !listed.has(id))
const groups = [...purposes, { name: 'New', text: 'Not sorted by purpose yet.', ids: rest }]
  .map((group) => ({ ...group, ids: group.ids.filter((id) => parts.has(id)) }))
  .filter(({ ids }) => ids.length > 0)

const pages: readonly Place[] = [
  ['foundations-colour', 'Color'],
  ['foundations-type', 'Type'],
  ['foundations-space', 'Space'],
  ['foundations-layout', 'Layout'],
  ['foundations-motion', 'Motion'],
  ['foundations-motion-rules', 'Motion rules'],
  ['foundations-tokens', 'Tokens'],
].map(([id = '', name = '']) => ({ id, name, use: '' }))
export const nameOf = (id: string) => parts.get(id)?.name ?? pages.find((page) => page.id === id)?.name ?? id

const isWide = (id: string) =>
  /^(landing|shell-(page|header|footer|errorscreen|notfound)|docs-(docs|tryit|frontdoor|callsection|lifecycle|previousnext)|form-(formlayout|errorsummary|submitbar|answerlist)|elements-section)/.test(
    id,
  )

function Tiles({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={css.grid}>
      {ids.map((id) => {
        const { file, name, room } = parts.get(id)!
        return (
          <li key={id} className={isWide(id) ? css.wide : undefined}>
            {/* The link does not hold the thumbnail, which has links of its own. */}
            <div className={css.tile}>
              <Thumbnail id={id} file={file} />
              <div className={css.caption}>
                <DocsLink id={id} className={css.cover}>
                  {name}
                </DocsLink>
                <span className={css.room}>{room}</span>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Purpose of a component, from its guide, once the story files have been read. */
function usePlaces(): readonly Place[] {
  const [uses, setUses] = useState(new Map<string, string>())
  useEffect(() => {
    void Promise.all(
      [...parts].map(async ([id, { file }]) => [id, (await storyFiles[file]!()).default.parameters?.guide?.use ?? ''] as const),
    ).then((found) => setUses(new Map(found)))
  }, [])
  return [...[...parts].map(([id, { name }]) => ({ id, name, use: uses.get(id) ?? '' })), ...pages]
}

function Results({ query, places }: { query: string; places: readonly Place[] }) {
  const { ids, instead } = find(query, places)
  const tiles = ids.filter((id) => parts.has(id))
  return (
    <div className={css.group}>
      {instead.map(({ names, take, note }) => (
        <p key={names[0]} className={css.note}>
          {note ?? `Other systems say ${names.join(', ')}.`} Take{' '}
          {take.map<ReactNode>((id, at) => [
            at > 0 && ' or ',
            <DocsLink key={id} id={id} className={css.link}>
              {nameOf(id)}
            </DocsLink>,
          ])}
          .
        </p>
      ))}
      {tiles.length > 0 && <Tiles ids={tiles} />}
      {ids.length === 0 && (
        <p className={css.note}>
          Nothing has this name or purpose. Search for what the reader does, such as “choose”, or empty the field to see everything.
        </p>
      )}
    </div>
  )
}

/** Welcome page: every component alive, by purpose, with a search. `/` goes to the search, Escape empties it, Enter opens the best match. */
export function Gallery() {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const places = usePlaces()
  const found = find(query, places).ids
  useEffect(() => {
    // Storybook's own handler would open the search of its sidebar.
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      event.stopImmediatePropagation()
      field.current?.focus()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
  return (
    <Unstyled>
      <div className={css.root}>
        <div className={css.top}>
          <div>
            <h1 className={css.name}>Components</h1>
            <p className={css.lead}>Every part of the site, alive. Pick one by what it is for.</p>
          </div>
          <div className={css.figure} aria-hidden="true">
            {(['storage', 'gpu'] as const).map((shape) => (
              <div key={shape} className={css.quarter}>
                <Cells shape={shape} />
              </div>
            ))}
          </div>
          <form
            role="search"
            className={css.search}
            onSubmit={(event) => {
              event.preventDefault()
              if (query.trim() && found[0]) openDocs(found[0])
            }}
          >
            <label className={css.label} htmlFor="gallery-search">
              Search by name, purpose, or what another system calls it
            </label>
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
            <p role="status" className={css.status}>
              {query.trim() ? `${found.length} found${found[0] ? `. Enter opens ${nameOf(found[0])}.` : '.'}` : `${parts.size} components`}
            </p>
            <ul className={css.chips}>
              {groups.map(({ name, ids }) => (
                <li key={name}>
                  <a
                    className={css.chip}
                    href={`#${name}`}
                    onClick={(event) => (
                      event.preventDefault(),
                      setQuery(''),
                      setTimeout(() => document.getElementById(name)?.scrollIntoView())
                    )}
                  >
                    {name} <span className={css.count}>{ids.length}</span>
                  </a>
                </li>
              ))}
              <li>
                <DocsLink id="pages-landing" className={css.chip}>
                  Whole pages
                </DocsLink>
              </li>
            </ul>
          </form>
        </div>
        {query.trim() ? (
          <Results query={query} places={places} />
        ) : (
          groups.map(({ name, text, ids }) => (
            <section key={name} className={css.group} aria-labelledby={name}>
              <div className={`${css.head} ${css.station}`}>
                <h2 id={name} className={css.title}>
                  {name}
                </h2>
                <p className={css.purpose}>{text}</p>
              </div>
              <Tiles ids={ids} />
            </section>
          ))
        )}
        <dl className={css.ways}>
          {(
            [
              ['welcome-for-designers', 'For designers', 'Themes, tokens to take home, links to stories'],
              ['welcome-for-qa', 'For QA', 'Run, read and accept pictures'],
              ['welcome-for-developers', 'For developers', 'Imports, a new component, coding agents'],
            ] as const
          ).map(([id, name, text]) => (
            <div key={id}>
              <dt>
                <DocsLink id={id} className={css.link}>
                  {name}
                </DocsLink>
              </dt>
              <dd className={css.purpose}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Unstyled>
  )
}
