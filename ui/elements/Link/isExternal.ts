/** Returns true for an absolute URL. */
export const isExternal = (href: string): boolean => /^(https?:)?\/\//.test(href)
