/** True for an address outside the site. */
export const isExternal = (href: string): boolean => /^(https?:)?\/\//.test(href)
