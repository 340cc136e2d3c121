export const sitemap = (origin: string, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

/** Lets crawlers read everything but the endpoint. */
export const robots = (origin: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
