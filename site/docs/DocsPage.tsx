import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
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
import { contents, docsHome, docsPages, headOf, type DocsEntry } from './contents.ts'
import { loadSearch } from './search.ts'

/** What a page of the documentation exports: its text, and its headings for the contents beside it. */
export interface DocsModule {
  default: (props: { about: DocsEntry; headings: readonly DocsHeadingEntry[] }) => ReactNode
  headings: readonly DocsHeadingEntry[]
}

/** One heading of a page. */
export interface DocsHeadingEntry {
  id: string
  label: string
  level: 2 | 3 | 4
}

const groups = contents.map(({ title, pages }) => ({ title, items: pages.map(({ path, label }) => ({ label, href: path })), open: true }))
const step = (page: DocsEntry | undefined) => page && { href: page.path, title: page.title, text: page.description }

const placeholders = { host: brand.apiHost, key: text.key }
const forms = Object.values(keyForms).flatMap((list) => list.map(([form, before, after]) => ({ text: form, before, after })))

/** The three places to begin: the first page of each part. */
const beginnings = ['/docs/vm/overview', '/docs/caas/overview', '/docs/cli/overview']

/** The frame around every page of the documentation. */
export function DocsPage({ about, headings, children }: { about: DocsEntry; headings: readonly DocsHeadingEntry[]; children?: ReactNode }) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const language = search.get('lang') ?? undefined
  const at = docsPages.indexOf(about)
  const group = contents.find(({ pages }) => pages.includes(about))
  const isHome = about.path === docsHome.path
  return (
    <SampleProvider placeholders={placeholders} keyForms={forms}>
      <Head {...headOf(about)} />
      <LanguageSync
        initialLanguage={language}
        onLanguageChange={(lang) => {
          if (language !== undefined && language !== lang) setSearch({ lang }, { replace: true, preventScrollReset: true })
        }}
      />
      <DocsLayout
        texts={text.layout}
        header={
          <DocsHeader
            logo={{ name: brand.name, area: text.area, href: '/', label: `${brand.name}, home` }}
            navLabel={text.header.navLabel}
            links={text.header.links}
            search={<Search texts={text.search} load={loadSearch} onNavigate={(href) => void navigate(href)} />}
            themeToggle={<ThemeToggle label={frame.theme} />}
          />
        }
        navigation={<Sidebar label={text.navigation} groups={[{ title: text.area, items: [{ label: docsHome.label, href: docsHome.path }], open: true }, ...groups]} current={about.path} links={text.header.links} />}
        breadcrumbs={isHome ? undefined : <Breadcrumbs label={text.breadcrumbs} items={[{ label: text.area, href: docsHome.path }, { label: group?.title ?? '' }]} />}
        pageHeader={<PageHeader title={about.title} lead={about.description} />}
        contents={headings.filter(({ level }) => level < 4).map(({ id, label, level }) => ({ id, label, level: level === 3 ? 3 : 2 }))}
        aside={
          <>
            <CredentialsForm texts={text.credentials} />
            <CopyAsMarkdown texts={text.markdown} linkLabel={text.markdown.link} href={`${about.path}.md`} read={() => fetch(`${about.path}.md`).then((response) => response.text())} />
          </>
        }
        footer={
          isHome ? (
            <NextSteps label={text.next} steps={docsPages.filter(({ path }) => beginnings.includes(path)).map((page) => step(page)!)} />
          ) : (
            <PreviousNext {...text.previousNext} previous={step(docsPages[at - 1])} next={step(docsPages[at + 1] ?? docsHome)} />
          )
        }
      >
        <Prose>{children}</Prose>
      </DocsLayout>
    </SampleProvider>
  )
}
