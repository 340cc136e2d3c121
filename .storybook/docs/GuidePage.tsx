import { Controls, Description, Markdown, Primary, Stories, Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore } from 'react'
import type { Guide, GuideExample } from '../guides/guide.ts'
import { checksOf, gaps, status } from '../guides/status.ts'
import { toolbarTheme, watchTheme } from '../toolbar/toolbar-theme.ts'
import { vars } from '../../tokens/contract.css.ts'
import * as toolbar from '../toolbar/preview.css.ts'
import { Facts, ImportLine } from './ComponentHead.tsx'
import * as css from './guide-page.css.ts'

/** Accessibility checks that ran, and gaps that are open. */
function Review({ id, stories, guide }: { id: string; stories: readonly string[]; guide: Guide | undefined }) {
  const open = status[id]?.open ?? []
  return (
    <>
      <h2 id="accessibility">Accessibility</h2>
      <p>Checked by tests:</p>
      <ul>
        {checksOf(id, stories, guide).map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <p>Known gaps:</p>
      {open.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {open.map((gap) => (
            <li key={gap}>{gaps[gap]}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const verdicts = {
  do: {
    word: 'Do',
    card: css.right,
    look: css.isRight,
    ground: 'M0 3a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z',
    sign: 'm6.5 12.5 4 4 7-8.5',
  },
  dont: { word: 'Don’t', card: css.wrong, look: css.isWrong, ground: 'M12 0a12 12 0 1 1 0 24a12 12 0 1 1 0-24', sign: 'm8 8 8 8m0-8-8 8' },
} as const

interface ExamplesProps {
  kind: 'do' | 'dont'
  of: readonly GuideExample[]
  id: string
  theme: string
  isWide: boolean
}

/** Live examples of one kind. One that covers the page when it is open has a window of its own, where nothing takes the focus. */
function Examples({ kind, of, id, theme, isWide }: ExamplesProps) {
  const { word, card, look, ground, sign } = verdicts[kind]
  return (
    <>
      {of.map(({ show, because, ownWindow }, at) => (
        <figure key={because} className={card}>
          <Unstyled>
            {ownWindow ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- an example of this Storybook
              <iframe
                className={css.window}
                inert
                title={`${word}: example ${at + 1}`}
                src={`iframe.html?id=${id}--default&viewMode=story&globals=theme:${theme}&example=${kind}.${at}`}
              />
            ) : (
              <div className={isWide ? toolbar.window : undefined}>
                <div className={`${toolbar.themed} ${isWide ? toolbar.asWindow : toolbar.example}`} data-smaller={isWide ? '' : undefined}>
                  {show}
                </div>
              </div>
            )}
          </Unstyled>
          <figcaption className={css.because}>
            <span className={look}>
              <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d={ground} fill="currentColor" />
                <path d={sign} fill="none" stroke={vars.color.surface} strokeWidth="2.5" />
              </svg>
              {word}
            </span>
            <Markdown>{because}</Markdown>
          </figcaption>
        </figure>
      ))}
    </>
  )
}

function Keys({ rows }: { rows: Guide['keyboard'] }) {
  if (rows.length === 0) return <p>It takes no focus.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>
              <Markdown>{does}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Documentation page of a story file: picture in use, facts, import, do and don’t, props, keyboard, review, states. */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const theme = useSyncExternalStore(watchTheme, toolbarTheme)
  const guide: Guide | undefined = preparedMeta.parameters.guide
  const { componentId: id, tags } = preparedMeta
  const isWide = preparedMeta.parameters.layout === 'fullscreen'
  if (!guide)
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Primary />
        <Controls />
        <Stories includePrimary={false} title="More" />
      </>
    )
  return (
    <>
      <Title />
      <div className={css.head} data-wide={isWide ? '' : undefined}>
        <div className={isWide ? `${css.about} ${css.whole}` : css.about}>
          <div className={css.lead}>
            <Markdown>{guide.use}</Markdown>
          </div>
          <Facts id={id} tags={tags} />
        </div>
        <div className={isWide ? css.whole : css.use} data-in-use={isWide ? undefined : ''}>
          <Primary />
        </div>
      </div>
      <ImportLine id={id} />
      <h2 id="when">When it is right</h2>
      <div className={isWide ? css.stacked : css.pairs}>
        <Examples kind="do" of={guide.do} id={id} theme={theme} isWide={isWide} />
        <Examples kind="dont" of={guide.dont} id={id} theme={theme} isWide={isWide} />
      </div>
      <h2 id="instead">When to take something else</h2>
      <Markdown>{guide.avoid}</Markdown>
      <h2 id="props">Props</h2>
      <Description />
      <Controls />
      <h2 id="keyboard">Keyboard</h2>
      <Keys rows={guide.keyboard} />
      <Review id={id} stories={Object.values(csfFile.stories).map(({ name }) => name)} guide={guide} />
      <Stories includePrimary={false} title="States and variants" />
    </>
  )
}
