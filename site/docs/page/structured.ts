import { brand } from '@workspace/tokens/brand.ts'
import { docsHome, type DocsEntry } from '../docs-site.ts'
import { absolute } from '../../frame/absolute.ts'
import { docs as text } from '../words/docs.ts'

export const getStructuredData = ({ path, title, description }: DocsEntry): readonly object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: absolute(path),
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: text.area, item: absolute(docsHome.path) },
      ...(path === docsHome.path ? [] : [{ '@type': 'ListItem', position: 2, name: title, item: absolute(path) }]),
    ],
  },
]
