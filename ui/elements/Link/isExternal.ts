/** True for an absolute address, which is outside the site. */
export const isExternal = (href: string): boolean => /^(https?:)?\/\//.test(href)
