import type { referralSources } from '@workspace/application/rules/fields.ts'

export const formPath = '/cloud-host-form'

/** The application's reference follows this path. */
export const receivedPath = `${formPath}/received`

/** Returns a link to the form that tells it which button led there. */
export const getFormLink = (source: (typeof referralSources)[number]): string => `${formPath}?referralSource=${source}`
