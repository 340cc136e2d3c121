import { runInNewContext } from 'node:vm'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx'
import { CallList } from './CallList/CallList.tsx'
import { CodeBlock } from './CodeBlock/CodeBlock.tsx'
import { samples } from './CodeBlock/fixture.ts'
import { CodeTabs } from './CodeTabs/CodeTabs.tsx'
import { codeLanguages, isLanguage, languageScript, parseLanguage } from './CodeTabs/languages.ts'
import { CostExplainer } from './CostExplainer/CostExplainer.tsx'
import { DocsHeader } from './DocsHeader/DocsHeader.tsx'
import { docsHeader } from './DocsHeader/fixture.ts'
import { DocsLayout, type DocsLayoutProps } from './DocsLayout/DocsLayout.tsx'
import { PreviousNext } from './PreviousNext/PreviousNext.tsx'
import { proseElements } from './Prose/proseElements.tsx'
import { ResponseTabs } from './ResponseTabs/ResponseTabs.tsx'
import { search } from './Search/fixture.ts'
import { Search } from './Search/Search.tsx'
import { SearchFilter } from './Search/SearchFilter.tsx'
import { sidebar } from './Sidebar/fixture.ts'
import { Sidebar } from './Sidebar/Sidebar.tsx'
import { tryIt } from './TryIt/fixture.ts'
import { TryIt, type TryItProps } from './TryIt/TryIt.tsx'

const texts = { label: 'Copy', copied: 'Copied', failed: 'Not copied', wrap: 'Wrap lines', all: String, less: 'Less' }
const { ol: Ol } = proseElements

const html: Record<string, ReactNode> = {
  DocsLayout: (
    <DocsLayout
      texts={{ skip: 'Skip', contents: 'On this page', position: String, close: 'Close' }}
      header={<DocsHeader {...docsHeader} search={<Search {...search} />} />}
      navigation={<Sidebar {...sidebar} />}
      breadcrumbs={<Breadcrumbs label="Breadcrumbs" items={[{ label: 'Docs', href: '/docs' }]} />}
      contents={[{ id: 'a', label: 'A' }]}
      footer={<PreviousNext label="Pages" previousLabel="Previous" nextLabel="Next" next={{ href: '/', title: 'On' }} />}
    >
      Text
    </DocsLayout>
  ),
  CodeTabs: (
    <CodeTabs
      label="Language"
      call={{ method: 'POST', path: '/machines' }}
      items={[
        { id: 'curl', label: 'cURL', lines: samples.curl },
        { id: 'python', label: 'Python', lines: samples.python },
      ]}
      texts={texts}
    />
  ),
  ResponseTabs: (
    <ResponseTabs
      label="Response"
      items={[
        { status: 200, lines: samples.answer },
        { status: 400, lines: samples.failure('refused') },
      ]}
      texts={texts}
    />
  ),
  CostExplainer: (
    <CostExplainer
      texts={{ title: 'Cost', launch: 'L', end: 'E', price: 'P', ledger: 'Charges', time: 'T', charge: 'C', amount: 'A', total: 'Total' }}
      initial={{ launch: '2026-03-02T14:00', end: '2026-03-04T09:00', price: '4' }}
      calculate={() => ({ ok: true, charges: [{ time: 'Mon', text: 'Prepaid', amount: '4.00' }], total: '4.00' })}
    />
  ),
}

test('renders the sidebar groups on the server, with the current one open and without duplicate ids', () => {
  const page = renderToString(html['DocsLayout'])
  expect(page).toMatch(/<button[^>]* aria-expanded="true"[^>]*>Machine API/)
  expect(page).toMatch(/<button[^>]* aria-expanded="false"[^>]*>Command line/)
  expect(page).toContain('>Install</a>')
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(new Set(ids).size)
})

test('renders the tools of a page with and without a table of contents, and no empty div', () => {
  const layout = (props: Partial<DocsLayoutProps>) =>
    renderToString(
      <DocsLayout
        texts={{ skip: 'Skip', contents: 'On this page', position: String, close: 'Close' }}
        header={<DocsHeader {...docsHeader} search={<Search {...search} />} />}
        navigation={<Sidebar {...sidebar} />}
        breadcrumbs="Here"
        {...props}
      >
        Text
      </DocsLayout>,
    )
  const contents = [{ id: 'a', label: 'A' }]
  for (const props of [{}, { contents }]) {
    expect(layout({ ...props, aside: 'Your key' })).toContain('Your key')
    expect(layout(props)).not.toMatch(/<div[^>]*><\/div>/)
  }
  expect(layout({})).not.toContain('On this page')
})

test('marks every sidebar entry before the current page as past', () => {
  const passed = [...renderToString(<Sidebar {...sidebar} />).matchAll(/data-past="true"[^>]*>(?:<div[^>]*>)?<(?:a|button)[^>]*>([^<]+)/g)]
  const before = ['Overview', 'Registration', 'Balance', 'Deploy', 'Manage']
  expect(passed.map(([, text]) => text)).toEqual(['Virtual machines', ...before, 'Machine API', 'Overview', 'Offers'])
})

test('renders the samples of a call in every language and all its responses on the server', () => {
  expect(renderToString(html['CodeTabs'])).toMatch(/data-method="POST"[^>]*>POST<.*>cURL<\/p>.*curl<.*>Python<\/p>.*urllib/s)
  expect(renderToString(html['ResponseTabs'])).toMatch(/>200<\/p>.*train-01.*>400<\/p>.*refused/s)
})

test('shows a terminal icon only for commands', () => {
  const head = (props: { run?: boolean }) =>
    renderToString(<CodeBlock title="Order" lines={samples.cli} {...props} texts={texts} />).split('Order')[1]
  expect(head({ run: true })).toMatch(/<svg.*<path d="/)
  for (const props of [{ run: false }, {}]) expect(head(props)).not.toContain('<svg')
})

test('Try it shows facts even without actions, and renders no list if there are no facts', () => {
  const call = (props: Partial<TryItProps>) => renderToString(<TryIt {...tryIt} actions={[]} {...props} />)
  expect(call({})).toContain('$49.58')
  expect(call({ facts: [] })).not.toContain('<dl')
})

test('selects “all” if the selected kind has no results', () => {
  const chosen = (filter?: 'call' | 'guide') =>
    renderToString(<SearchFilter texts={search.texts} kinds={new Map([['call', []]])} filter={filter} onFilter={() => {}} />)
      .split('<label')
      .slice(1)
      .map((label) => label.includes('checked=""'))
  expect(chosen()).toEqual([true, false])
  expect(chosen('call')).toEqual([false, true])
  expect(chosen('guide')).toEqual([true, false])
})

test('starts an ordered list at the given number', () => {
  expect(renderToString(<Ol start={4}>Terminate it.</Ol>)).toMatch(/^<ol [^>]*start="4"/)
})

test('renders the charges of the cost calculator on the server', () => {
  expect(renderToString(html['CostExplainer'])).toContain('Prepaid')
})

/** Runs the script as the browser does, with fakes for its globals. */
const runScript = (globals: object) => runInNewContext(languageScript, { URLSearchParams, ...globals })

const openAddress = (search: string, stored: string | null) => {
  const page = { dataset: {}, stored }
  const listeners: ((event: object) => void)[] = []
  runScript({
    document: { documentElement: page },
    location: { search },
    localStorage: { getItem: () => stored, setItem: (_key: string, value: string) => (page.stored = value) },
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener),
  })
  return { page, click: (type: string, value: string) => listeners.forEach((listener) => listener({ target: { type, value } })) }
}

test.each([
  ['?lang=cli', 'python', 'cli'],
  ['?lang=cobol', 'python', 'python'],
  ['?lang=typescript', null, 'typescript'],
  ['', 'python', 'python'],
  ['', 'cobol', undefined],
  ['', null, undefined],
])('URL “%s” and stored language %s select %s before first paint', (search, stored, language) => {
  expect(openAddress(search, stored).page.dataset).toEqual(language ? { lang: language } : {})
})

test('a language that is chosen before hydration is stored', () => {
  const { page, click } = openAddress('?lang=python', null)
  click('radio', 'other')
  click('text', 'cli')
  expect(page).toEqual({ dataset: { lang: 'python' }, stored: null })
  click('radio', 'curl')
  expect(page).toEqual({ dataset: { lang: 'curl' }, stored: 'curl' })
})

test('the language script is small and works without storage', () => {
  expect(languageScript.length).toBeLessThan(400)
  expect(() => runScript({})).not.toThrow()
})

test.each([
  ['python', ['python', 'PYTHON', 'Python', 'py', ' python ']],
  ['typescript', ['typescript', 'ts', 'TypeScript', 'js', 'JavaScript', 'node']],
  ['curl', ['curl', 'cURL', 'bash', 'SH', 'shell']],
  ['cli', ['cli', 'CLI']],
  [undefined, ['cobol', 'constructor', '']],
])('reads the language %s in the spellings %j', (language, names) => {
  expect(names.map(parseLanguage)).toEqual(names.map(() => language))
})

test('shows the prefix of the paths above the list only if a prefix is given', () => {
  const items = [{ href: '#order', method: 'POST', path: '/deploy', title: 'Deploy', text: 'Orders.' }] as const
  const list = (prefix?: { label: string; path: string }) => renderToString(<CallList items={items} prefix={prefix} />)
  expect(list({ label: 'All paths begin with', path: '/v1/caas' })).toMatch(/All paths begin with.*\/v1\/caas/)
  expect(list()).not.toContain('All paths')
  expect(renderToString(<CallList items={[{ href: '#order', method: 'POST', path: '/deploy' }]} />)).not.toMatch(/<span[^>]*><\/span>/)
})

test('recognizes the languages of the samples', () => {
  expect(codeLanguages.every(isLanguage)).toBe(true)
  expect(['rust', '', undefined, 3].some(isLanguage)).toBe(false)
})
