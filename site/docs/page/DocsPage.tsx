import { Outlet, useLocation, useMatches, useNavigate, useSearchParams } from 'react-router-dom'
import { Breadcrumbs } from '#ui/docs/Breadcrumbs/Breadcrumbs.tsx'
import { LanguageSync } from '#ui/docs/CodeTabs/language.ts'
import { CallList } from '#ui/docs/CallList/CallList.tsx'
import { DocsHeader } from '#ui/docs/DocsHeader/DocsHeader.tsx'
import { DocsLayout } from '#ui/docs/DocsLayout/DocsLayout.tsx'
import { NavigationMenu } from '#ui/docs/NavigationMenu/NavigationMenu.tsx'
import { PreviousNext } from '#ui/docs/PreviousNext/PreviousNext.tsx'
import { PageActions } from '#ui/docs/PageActions/PageActions.tsx'
import { PageMeta } from '#ui/docs/PageMeta/PageMeta.tsx'
import { PageHeader } from '#ui/docs/PageHeader/PageHeader.tsx'
import { Prose } from '#ui/docs/Prose/Prose.tsx'
import { CredentialsForm } from '#ui/docs/CredentialsForm/CredentialsForm.tsx'
import { CredentialsProvider } from '#ui/docs/Credentials/CredentialsProvider.tsx'
import { Search } from '#ui/docs/Search/Search.tsx'
import { ThemeToggle } from '#ui/shell/ThemeToggle/ThemeToggle.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { samplePlaceholders } from '@workspace/api/samples/sample-placeholders.ts'
import { DocsSidebar } from './DocsSidebar.tsx'
import { searchProps } from './search-props.ts'
import { docs as text, getHeaderLinks } from '../words/docs.ts'
import { frame } from '../../frame/words/site.ts'
import { Head } from '../../frame/Head.tsx'
import { getSourcePath } from '../docs-site.ts'
import type { DocsHandle } from '../navigation/create-handle.ts'
import { sidebarGroups } from '../navigation/sidebar-groups.ts'
import { getStructuredData } from './structured.ts'

const readText = async (path: string) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`)
  const markdown = await response.text()
  // Checks the text, because a captive portal answers with its own page, and a host may send Markdown without its content type.
  if (!markdown.startsWith('# ')) throw new Error(`${path} is not a page in Markdown.`)
  return markdown
}

const pages = sidebarGroups.flatMap(({ title, href: own, items }) => [
  ...(own ? [{ page: title, href: own, excerpt: [] }] : []),
  ...items.map(({ label, href }) => ({ page: title, section: label, href, excerpt: [] })),
])

export function Component() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const { navigation, headings, updated, ...head } = useMatches().at(-1)!.handle as DocsHandle
  const { about, group, breadcrumbs, previous, next } = navigation
  const isHome = group === undefined
  const sections = headings.filter(({ level }) => level === 2)
  const isReference = sections.some(({ call }) => call)
  const markdown = `${about.path}.md`
  const question = text.actions.question(new URL(markdown, import.meta.env.SITE_ORIGIN).href)
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const language = search.get('lang') ?? undefined
  const sidebar = <DocsSidebar about={about} headings={headings} />
  return (
    <CredentialsProvider {...samplePlaceholders}>
      <LanguageSync
        initialLanguage={language}
        onLanguageChange={(lang) => {
          if (language === undefined || language === lang) return
          const query = new URLSearchParams(search)
          query.set('lang', lang)
          void navigate({ search: `?${query}`, hash }, { replace: true, preventScrollReset: true })
        }}
      />
      <DocsLayout
        texts={text.layout}
        page={about.path}
        header={
          <DocsHeader
            logo={{ name: brand.name, area: text.area, href: '/', label: `${brand.name}, home` }}
            navLabel={text.header.navLabel}
            links={getHeaderLinks(about.path)}
            menu={
              <NavigationMenu {...text.menu} page={about.title}>
                {sidebar}
              </NavigationMenu>
            }
            search={<Search {...searchProps} pages={pages} onNavigate={(href) => void navigate(href)} />}
            themeToggle={<ThemeToggle label={frame.theme} />}
          />
        }
        navigation={sidebar}
        breadcrumbs={breadcrumbs && <Breadcrumbs label={text.breadcrumbs} items={breadcrumbs} />}
        pageHeader={<PageHeader title={about.title} lead={about.description} />}
        reference={isReference}
        wide={isHome}
        overview={<CallList items={sections.map(({ id, label, call }) => ({ href: `#${id}`, title: label, ...call }))} />}
        contents={headings.filter(({ level }) => level < 4).map(({ id, label, level }) => ({ id, label, level: level === 3 ? 3 : 2 }))}
        aside={<CredentialsForm texts={text.credentials} />}
        actions={
          <PageActions
            texts={text.actions.copy}
            menuLabel={text.actions.menu}
            actions={[
              { href: markdown, icon: 'file', ...text.actions.markdown },
              ...brand.assistants.map(({ name, ask }) => ({
                href: ask + encodeURIComponent(question),
                icon: 'arrow-up-right' as const,
                outside: true,
                ...text.actions.assistant(name),
              })),
            ]}
            read={() => readText(markdown)}
          />
        }
        footer={
          <>
            {!isHome && <PreviousNext {...text.previousNext} previous={previous} next={next} />}
            <PageMeta
              updated={updated && text.updated(updated)}
              report={{
                question: text.report.question,
                label: text.report.label,
                href: `mailto:${brand.email}?subject=${encodeURIComponent(text.report.subject(about.path))}`,
              }}
              edit={brand.sources ? { href: brand.sources + getSourcePath(about), label: text.edit } : undefined}
            />
          </>
        }
      >
        <Head {...head} structured={getStructuredData(about)} />
        <Prose>
          <Outlet />
        </Prose>
      </DocsLayout>
    </CredentialsProvider>
  )
}
