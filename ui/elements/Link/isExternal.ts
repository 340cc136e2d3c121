/** Returns true for an absolute URL, which leads out of the site. */
export const isExternal = (href: string): boolean => /^(https?:)?\/\//.test(href)
