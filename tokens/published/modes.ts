/** Themes of the published tokens. */
export const themes = ['light', 'dark'] as const

/** Windows for which fluid sizes are published: the narrowest, where they are smallest, and the widest, where they are largest. */
export const screens = ['narrow', 'wide'] as const

/** Names of the published files: the base, one file for each mode, and the resolver that names them. */
export const tokenFiles: readonly string[] = [
  'tokens.json',
  ...[...themes, ...screens].map((mode) => `tokens.${mode}.json`),
  'tokens.resolver.json',
]
