import { linesOfPieces } from '#ui/elements/code/code-lines.ts'
import type { CodeSampleProps } from '#ui/landing/CodeSample/CodeSample.tsx'
import { sdk } from './features.ts'

/** SDK sample. */
export const codeSample: CodeSampleProps = {
  ...sdk,
  languages: sdk.languages.map((language) => ({ ...language, lines: linesOfPieces(language.lines) })),
  response: { ...sdk.response, lines: linesOfPieces(sdk.response.lines), later: linesOfPieces(sdk.response.later) },
}
