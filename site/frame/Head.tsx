import { brand } from '@workspace/tokens/brand.ts'
import { absolute } from './absolute.ts'

export interface PageHead {
  /** Title of the page, without the brand. */
  title: string
  description: string
  /** Canonical path. A page without a canonical path has no social card and is not indexed. */
  path?: string
  /** Headline of the social card. @default title */
  headline?: string
  structured?: readonly object[]
  markdown?: string
  /** Paths of pages to prefetch from this page. */
  neighbors?: readonly string[]
}

export const getPicturePath = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`

interface HeadProps extends PageHead {
  hasErrors?: boolean
}

/** Title, description, canonical URL and social card of a page. React moves them into the document’s head. */
export function Head({ title, description, path, headline, structured = [], markdown, hasErrors }: HeadProps) {
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  return (
    <>
      <title>{hasErrors ? `Error: ${full}` : full}</title>
      <meta name="description" content={description} />
      {path ? (
        <>
          <link rel="canonical" href={absolute(path)} />
          {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:title" content={full} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={absolute(path)} />
          <meta property="og:image" content={absolute(getPicturePath(path))} />
          <meta property="og:image:alt" content={`${brand.name}: ${headline ?? title}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {structured.map((data, at) => (
        <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
      ))}
    </>
  )
}
