import { parsePieces } from '#ui/elements/code/code-lines.ts'
import type { CodeSampleProps } from '#ui/landing/CodeSample/CodeSample.tsx'
import { sdk } from './features.ts'

/** SDK sample. */
export const codeSample: CodeSampleProps = {
  ...sdk,
  languages: sdk.languages.map((language) => ({ ...language, lines: parsePieces(language.lines) })),
  response: { ...sdk.response, lines: parsePieces(sdk.response.lines), later: parsePieces(sdk.response.later) },
}
