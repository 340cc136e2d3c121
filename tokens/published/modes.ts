/** Themes of the published tokens. */
export const themes = ['light', 'dark'] as const

/** Widths at which fluid sizes are published, in px: a phone, a tablet, a laptop, a desktop, a wide screen. */
export const screens = [390, 768, 1024, 1440, 1920] as const

/** Names of the published files: base, one file a mode, the resolver that names them, and all in one for drawing programs. */
export const tokenFiles: readonly string[] = [
  'tokens.json',
  ...[...themes, ...screens].map((mode) => `tokens.${mode}.json`),
  'tokens.resolver.json',
  'tokens.studio.json',
]
