import type { ErrorCode } from 'yaml'

export const yamlWords: Readonly<Partial<Record<ErrorCode, readonly [problem: string, fix: string]>>> = {
  ALIAS_PROPS: ['begins with & or !, and * after it', 'Put the value in quotes.'],
  BAD_ALIAS: ['begins with * or &, which begins an alias or an anchor', 'Put the value in quotes.'],
  BAD_DIRECTIVE: ['begins with %, which begins a directive', 'Delete the line.'],
  BAD_DQ_ESCAPE: ['has a backslash that YAML does not know in double quotes', String.raw`Write \\ for a backslash.`],
  BAD_INDENT: [
    'is not closed, or not indented as the lines around it',
    'Close each bracket, and begin the fields of a group in one column.',
  ],
  BAD_SCALAR_START: ['begins with a sign that YAML keeps for itself', 'Put the value in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'has a second name with a colon on its line',
    'Put the value in quotes, or write the second name on a line of its own.',
  ],
  KEY_OVER_1024_CHARS: ['has a name of more than 1,024 characters', 'Write a shorter name.'],
  MISSING_CHAR: ['lacks a quote, a bracket or a colon', 'Add what is missing.'],
  MULTILINE_IMPLICIT_KEY: ['is followed by a line that is indented too far', 'Begin the fields of a group in one column.'],
  MULTIPLE_ANCHORS: ['has two anchors', 'Put the value in quotes.'],
  MULTIPLE_DOCS: ['is followed by a second document', 'Delete the line --- or ... and what comes after it.'],
  MULTIPLE_TAGS: ['has two tags', 'Put the value in quotes.'],
  RESOURCE_EXHAUSTION: ['is nested too deeply', 'Write fewer brackets.'],
  TAB_AS_INDENT: ['has a line that is indented by a tab', 'Indent it by spaces.'],
  UNEXPECTED_TOKEN: ['has signs that YAML does not expect there', 'Put the value in quotes.'],
}

export const otherYamlWords = ['cannot be read as YAML', 'Put the value in quotes, or compare the line with the example.'] as const

/** Changing a value can't fix these. */
export const indentErrors: ReadonlySet<ErrorCode> = new Set(['MULTILINE_IMPLICIT_KEY', 'TAB_AS_INDENT'])

export const fileErrors: ReadonlySet<ErrorCode> = new Set(['MULTIPLE_DOCS', 'RESOURCE_EXHAUSTION'])
