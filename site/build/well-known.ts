/** Creates the sitemap. `changed` is a date such as `2026-11-23`. */
export const sitemap = (origin: string, pages: readonly { path: string; changed: string | undefined }[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changed }) => `<url><loc>${new URL(path, origin).href}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    ),
    '</urlset>\n',
  ].join('\n')

export const robots = (origin: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
