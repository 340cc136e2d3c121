import { useNavigate } from 'react-router-dom'
import { Search } from '#ui/docs/Search/Search.tsx'
import { docsPages } from '../contents.ts'
import { searchProps } from './search-props.ts'

const pages = docsPages.map(({ path, title }) => ({ page: title, href: path, excerpt: [] }))

/** Documentation search on a page outside the documentation. */
export function DocsSearch() {
  const navigate = useNavigate()
  return <Search {...searchProps} pages={pages} onNavigate={(href) => void navigate(href)} wide />
}
