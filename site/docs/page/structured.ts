import { brand } from '@workspace/tokens/brand.ts'
import type { DocsEntry } from '../compile/shapes/docs-site.ts'
import { absolute } from '../../frame/absolute.ts'
import { docs as text } from '../words/docs.ts'

const context = 'https://schema.org'

export const getStructuredData = ({ path, title, description }: DocsEntry, home = '/docs'): readonly object[] => [
  {
    '@context': context,
    '@type': 'TechArticle',
    headline: title,
    description,
    url: absolute(path),
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  },
  {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: text.area, item: absolute(home) },
      ...(path === home ? [] : [{ '@type': 'ListItem', position: 2, name: title, item: absolute(path) }]),
    ],
  },
]
