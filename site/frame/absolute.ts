export const absolute = (path: string): string => new URL(path, import.meta.env.SITE_ORIGIN).href
