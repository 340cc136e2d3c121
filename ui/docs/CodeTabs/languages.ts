/** Languages of the samples; the stylesheet has a rule for each, so that the chosen one shows before any script. */
export const codeLanguages = ['curl', 'typescript', 'python', 'cli'] as const

export type CodeLanguage = (typeof codeLanguages)[number]

export const isLanguage = (value: unknown): value is CodeLanguage => codeLanguages.some((language) => language === value)
