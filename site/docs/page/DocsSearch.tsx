import { useNavigate } from 'react-router-dom'
import { Search } from '#ui/docs/Search/Search.tsx'
import { suggested } from './suggested.ts'
import { docs as text } from '../words/docs.ts'
import { docsPages } from '../contents.ts'

const pages = docsPages.map(({ path, title }) => ({ page: title, href: path, excerpt: [] }))
const searchIndex = async () => (await import('../search/search.ts')).loadSearch()

export function DocsSearch() {
  const navigate = useNavigate()
  return (
    <Search texts={text.search} pages={pages} suggested={suggested} load={searchIndex} onNavigate={(href) => void navigate(href)} wide />
  )
}
