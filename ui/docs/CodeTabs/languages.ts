/** The languages of the samples; the stylesheet has a rule for each, so that the chosen one shows before any script runs. */
export const codeLanguages = ['curl', 'typescript', 'python', 'cli'] as const

/** The name of a language. */
export type CodeLanguage = (typeof codeLanguages)[number]

/** True for the name of a language. */
export const isLanguage = (value: unknown): value is CodeLanguage => codeLanguages.some((language) => language === value)
