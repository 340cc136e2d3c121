import * as z from 'zod/mini'
import { countryPattern } from './country.ts'
import { explainImageName, explainImageUrl, imageNamePattern, imageUrlPattern } from './image.ts'
import { explainPublicKey, publicKeyPattern } from './public-key.ts'

// The contract and the check of deploy.yml share these schemas. They use zod/mini, because the browser loads them.

/** `explain` says what is wrong in words that follow the name of a field, such as `must be a URL`. The schemas publish `pattern`. */
const createText = (pattern: RegExp, explain: (text: string) => string | undefined) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = explain(text)
      if (message) context.addIssue({ code: 'custom', message })
    }),
    z.meta({ pattern: pattern.source }),
  )

/** ISO 3166-1 alpha-2. Source: specification (datacenter.countries), public APIs (uppercase letters). */
export const country = createText(countryPattern, (text) =>
  countryPattern.test(text) ? undefined : 'must be two capital letters: a country code of ISO 3166-1',
)

export const imageName = createText(imageNamePattern, explainImageName)
export const imageUrl = createText(imageUrlPattern, explainImageUrl)
export const publicKey = createText(publicKeyPattern, explainPublicKey).check(z.trim())

export const variableNamePattern = /^[A-Za-z_.-][\w.-]*$/

/** Environment variables. Their names are valid in both Kubernetes and Docker. */
export const variables = z.record(
  z.string().check(z.regex(variableNamePattern, 'must have a name of letters, digits, _, . and -, without a digit at its start')),
  z.string(),
)

/** Refuses an item that is already in the list. */
export const refuseTwice = <Item>(show: (item: Item) => string) =>
  z.superRefine((items: readonly Item[], context) => {
    const shown = items.map(show)
    for (const [at, item] of shown.entries())
      if (shown.indexOf(item) < at) context.addIssue({ code: 'custom', message: `is ${item}, which is in the list twice`, path: [at] })
  })
