import { createElement, memo, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Breadcrumbs } from '../../ui/docs/Breadcrumbs/Breadcrumbs.tsx'
import { LanguageSync } from '../../ui/docs/CodeTabs/language.ts'
import { CopyAsMarkdown } from '../../ui/docs/CopyAsMarkdown/CopyAsMarkdown.tsx'
import { DocsHeader } from '../../ui/docs/DocsHeader/DocsHeader.tsx'
import { DocsLayout } from '../../ui/docs/DocsLayout/DocsLayout.tsx'
import { NextSteps, PreviousNext } from '../../ui/docs/NextSteps/NextSteps.tsx'
import { PageHeader } from '../../ui/docs/PageHeader/PageHeader.tsx'
import { Prose } from '../../ui/docs/Prose/Prose.tsx'
import { CredentialsForm } from '../../ui/docs/Sample/CredentialsForm.tsx'
import { SampleProvider } from '../../ui/docs/Sample/SampleProvider.tsx'
import { Search } from '../../ui/docs/Search/Search.tsx'
import { Sidebar } from '../../ui/docs/Sidebar/Sidebar.tsx'
import { ThemeToggle } from '../../ui/shell/ThemeToggle/ThemeToggle.tsx'
import { brand } from '../content/brand.ts'
import { keyForms } from '../contract/sample-slots.ts'
import { docs as text } from '../content/docs.ts'
import { frame } from '../content/site.ts'
import { Head } from '../Head.tsx'
import { loaded } from '../load.ts'
import { warmOnIdle } from '../navigation.ts'
import { components } from './components.tsx'
import { headOf } from './head.ts'
import { textFile, type DocsText } from './place.ts'
import { elementsOf } from './tree.ts'

const placeholders = { host: brand.apiHost, key: text.key }
const forms = Object.values(keyForms).flatMap((list) => list.map(([form, before, after]) => ({ text: form, before, after })))

const searchIndex = async () => (await import('./search.ts')).loadSearch()

const none: readonly string[] = []

type Tools = Readonly<Record<string, unknown>>

const Content = memo(function Content({ text, tools, nearTools }: { text: DocsText['text']; tools: Tools; nearTools: readonly string[] }) {
  // Here and not beside the texts: whoever never begins to read goes to no other page.
  useEffect(() => warmOnIdle(nearTools), [nearTools])
  return createElement(Prose, null, ...elementsOf(text, { ...components, ...tools }))
})

/** The frame around every page of the documentation. */
export function DocsPage({ place, headings, text: trees, nearTools = none, tools }: Omit<DocsText, 'tools'> & { tools: Tools }) {
  const { about, group, groups, previous, next, beginnings } = place
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const language = search.get('lang') ?? undefined
  useEffect(() => warmOnIdle([next, previous].flatMap((page) => (page && !loaded(page.href) ? textFile(page.href) : []))), [next, previous])
  return (
    <SampleProvider placeholders={placeholders} keyForms={forms}>
      <LanguageSync
        initialLanguage={language}
        onLanguageChange={(lang) => {
          if (language !== undefined && language !== lang) setSearch({ lang }, { replace: true })
        }}
      />
      <DocsLayout
        texts={text.layout}
        page={about.path}
        header={
          <DocsHeader
            logo={{ name: brand.name, area: text.area, href: '/', label: `${brand.name}, home` }}
            navLabel={text.header.navLabel}
            links={text.header.links}
            search={<Search texts={text.search} load={searchIndex} onNavigate={navigate} />}
            themeToggle={<ThemeToggle label={frame.theme} />}
          />
        }
        navigation={<Sidebar label={text.navigation} groups={groups} current={about.path} links={text.header.links} />}
        breadcrumbs={group && <Breadcrumbs label={text.breadcrumbs} items={[{ label: text.area, href: '/docs' }, { label: group }]} />}
        pageHeader={<PageHeader title={about.title} lead={about.description} />}
        contents={headings.filter(({ level }) => level < 4).map(({ id, label, level }) => ({ id, label, level: level === 3 ? 3 : 2 }))}
        aside={
          <>
            <CredentialsForm texts={text.credentials} />
            <CopyAsMarkdown texts={text.markdown} linkLabel={text.markdown.link} href={`${about.path}.md`} read={() => fetch(`${about.path}.md`).then((response) => response.text())} />
          </>
        }
        footer={
          beginnings ? (
            <NextSteps label={text.next} steps={beginnings} />
          ) : (
            <PreviousNext {...text.previousNext} previous={previous} next={next} />
          )
        }
      >
        {/* It waits with the text for the visitor: the server wrote it, and looking for each of its elements takes React long. */}
        <Head {...headOf(place)} />
        <Content text={trees} tools={tools} nearTools={nearTools} />
      </DocsLayout>
    </SampleProvider>
  )
}
