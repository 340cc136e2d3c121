import { Controls, Description, Markdown, Primary, Stories, Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { Guide, GuideExample } from '../guides/guide.ts'
import { checksOf, gaps, status } from '../guides/status.ts'
import { vars } from '../../tokens/contract.css.ts'
import * as css from '../toolbar/preview.css.ts'

const rule = `${vars.stroke.thin} solid ${vars.color.line.default}`

/** Maturity and version of the component, from its tag and .storybook/guides/status.ts. */
function StatusLine({ tags, id }: { tags: readonly string[]; id: string }) {
  const since = status[id]?.since
  return (
    <p>
      <strong>{tags.includes('status:beta') ? 'Beta: its props may change.' : 'Stable.'}</strong>{' '}
      {since === 'next' ? 'It comes with the next version. ' : `Since ${since}. `}
      <a href="?path=/docs/welcome-whatsnew--docs" target="_top">
        What’s new
      </a>
    </p>
  )
}

/** Accessibility checks that ran, and gaps that are open. */
function Review({ id, stories, guide }: { id: string; stories: readonly string[]; guide: Guide | undefined }) {
  const open = status[id]?.open ?? []
  return (
    <>
      <h2>Accessibility</h2>
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

function Examples({ verdict, of }: { verdict: string; of: readonly GuideExample[] }) {
  return (
    <div style={{ display: 'grid', gap: 24, alignContent: 'start', minInlineSize: 0 }}>
      {of.map(({ show, because }) => (
        <figure key={because} style={{ margin: 0, border: rule, borderRadius: 4, overflow: 'hidden' }}>
          <Unstyled>
            <div className={`${css.themed} ${css.example}`}>{show}</div>
          </Unstyled>
          <figcaption style={{ padding: '12px 16px', borderBlockStart: rule }}>
            <strong>{`${verdict}. `}</strong>
            <Markdown>{because}</Markdown>
          </figcaption>
        </figure>
      ))}
    </div>
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

/** Documentation page of a story file: purpose, examples, props, keyboard, review. */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook types this more widely than what it gives
  const guide = preparedMeta.parameters.guide as Guide | undefined
  return (
    <>
      <Title />
      <Subtitle />
      {guide && <StatusLine tags={preparedMeta.tags} id={preparedMeta.componentId} />}
      <Description />
      {guide && (
        <>
          <h2>When to use it</h2>
          <Markdown>{guide.use}</Markdown>
          <h2>When not to</h2>
          <Markdown>{guide.avoid}</Markdown>
        </>
      )}
      <Primary />
      <Controls />
      {guide && (
        <>
          <h2>Do and don’t</h2>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: `repeat(auto-fit, minmax(min(${
                preparedMeta.parameters.layout === 'fullscreen' ? 40 : 20
              }rem, 100%), 1fr))`,
              gap: 24,
            }}
          >
            <Examples verdict="Do" of={guide.do} />
            <Examples verdict="Don’t" of={guide.dont} />
          </div>
          <h2>Keyboard</h2>
          <Keys rows={guide.keyboard} />
          <Review id={preparedMeta.componentId} stories={Object.values(csfFile.stories).map(({ name }) => name)} guide={guide} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  )
}
