import {
  Canvas,
  DocsContainer,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Unstyled,
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks'
import { useContext, useLayoutEffect, useRef, useSyncExternalStore, type PropsWithChildren, type ReactElement, type ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { vars } from '../../tokens/contract.css.ts'
import { codeTexts } from '../../ui/elements/CopyButton/clipboard.fixture.ts'
import { colorLines } from '../../ui/elements/code/colorLines.ts'
import { CodeBlock } from '../../ui/docs/CodeBlock/CodeBlock.tsx'
import { storybookThemes } from '../toolbar/storybook-theme.ts'
import { getToolbarTheme, setToolbarTheme, watchTheme } from '../toolbar/toolbar-theme.ts'
import * as css from './docs-page.css.ts'
import { toCopyableCode } from './copyable-code.ts'

interface StoryFrameProps {
  id: string
  title: string
  theme: string
  /** Ignores the keyboard and the pointer, and has a fixed height. */
  inert?: boolean
}

export function StoryFrame({ id, title, theme, inert = false }: StoryFrameProps) {
  const seen = useRef<ResizeObserver>(undefined)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The frame shows a story of this Storybook.
    <iframe
      className={css.frame}
      inert={inert}
      title={title}
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
      onLoad={({ currentTarget: frame }) => {
        if (inert) return
        const { documentElement: root } = frame.contentDocument!
        seen.current?.disconnect()
        seen.current = new ResizeObserver(() => frame.style.setProperty('block-size', `${Math.max(160, root.offsetHeight)}px`))
        seen.current.observe(root)
      }}
    />
  )
}

const verdicts = {
  Do: {
    card: css.right,
    look: css.isRight,
    ground: 'M0 3a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z',
    sign: 'm6.5 12.5 4 4 7-8.5',
  },
  'Don’t': { card: css.wrong, look: css.isWrong, ground: 'M12 0a12 12 0 1 1 0 24a12 12 0 1 1 0-24', sign: 'm8 8 8 8m0-8-8 8' },
} as const

interface ExampleProps {
  /** Why the example is right or wrong, in one sentence. */
  because: string
  children?: ReactNode
  /** Story to show in an iframe instead of children, for a component that covers the page. */
  of?: object
}

const useIsWide = () => useOf('meta', ['meta']).preparedMeta.parameters.layout === 'fullscreen'

function Example({ verdict, because, children }: ExampleProps & { verdict: keyof typeof verdicts }) {
  const { card, look, ground, sign } = verdicts[verdict]
  const isWide = useIsWide()
  return (
    <figure className={card}>
      <Unstyled>
        <div className={isWide ? css.window : undefined}>
          <div className={`${css.themed} ${isWide ? css.asWindow : css.example}`}>{children}</div>
        </div>
      </Unstyled>
      <figcaption className={css.because}>
        <span className={look}>
          <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={ground} fill="currentColor" />
            <path d={sign} fill="none" stroke={vars.color.surface} strokeWidth="2.5" />
          </svg>
          {verdict}
        </span>
        <Markdown>{because}</Markdown>
      </figcaption>
    </figure>
  )
}

function Framed({ of, verdict }: { of: object; verdict: string }) {
  const { story } = useOf(of, ['story'])
  return <StoryFrame id={story.id} title={`${verdict}: ${story.name}`} theme={useSyncExternalStore(watchTheme, getToolbarTheme)} inert />
}

const asBlock = (verdict: keyof typeof verdicts) =>
  function Block({ of, children, ...rest }: ExampleProps) {
    return (
      <Example {...rest} verdict={verdict}>
        {of ? <Framed of={of} verdict={verdict} /> : children}
      </Example>
    )
  }

for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) addons.getChannel().on(event, setToolbarTheme)

function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(watchTheme, getToolbarTheme)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.style.removeProperty('background')
  }, [theme])
  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      {children}
    </DocsContainer>
  )
}

/** Shows the `States` story of the component. */
function States() {
  const states = useContext(DocsContext)
    .componentStories()
    .find(({ name }) => name === 'States')
  return states && <Canvas of={states.moduleExport} sourceState="none" />
}

/** Shows the stories that the page doesn't show above. */
function Variants() {
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ name, tags }) => name !== 'States' && tags.includes('autodocs'))
  return (
    others.length > 0 && (
      <>
        <Heading>Variants</Heading>
        {others.map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ))}
      </>
    )
  )
}

/** Block of code in a page, as documentation shows it. */
function Code({ children: code }: { children: ReactElement<{ className?: string; children: string }> }) {
  const { className = '', children } = code.props
  const text = children.trimEnd()
  return (
    <Unstyled>
      <div className={css.code}>
        <CodeBlock title={className.replace('language-', '') || 'Text'} lines={colorLines(text)} texts={codeTexts} />
      </div>
    </Unstyled>
  )
}

/** Every MDX page can use the `components` without an import. */
export const docsPage = {
  container: ThemedDocsContainer,
  components: {
    pre: Code,
    States,
    Variants,
    Do: asBlock('Do'),
    Dont: asBlock('Don’t'),
    Examples: ({ children }: { children: ReactNode }) => <div className={useIsWide() ? css.stacked : css.pairs}>{children}</div>,
    /** Each row is a step of the `Keyboard` story. */
    Keys: ({ children }: { children: ReactNode }) => <div className={css.keys}>{children}</div>,
  },
  toc: {
    title: 'On this page',
    headingSelector: 'h2, h3',
    contentsSelector: '.sbdocs-content',
    ignoreSelector: '.sb-unstyled *, .docs-story *',
  },
  source: { transform: toCopyableCode },
}
