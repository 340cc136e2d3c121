import { Fragment } from 'react'
import * as css from './BreakableName.css.ts'

/** Parts of a name that are longer than this also break after an underscore or before a capital. */
const long = 16

const splitName = (name: string, from: number) =>
  name.split(/(?<=[.\]|/](?!\/))/).flatMap((part) => (part.length > from ? part.split(/(?<=_)|(?=[A-Z][a-z])/) : [part]))

/** Option or header that must not break at a hyphen, because its parts could be mistaken for other options. */
export const Whole = ({ text }: { text: string }) => (text.includes('-') ? <span className={css.whole}>{text}</span> : text)

/** Matches a word that can be longer than a line on a phone. */
const longWord = /(\S{21,})/

export function BreakableText({ text }: { text: string }) {
  return text.split(longWord).map((part, at) =>
    longWord.test(part) ? (
      <bdi key={at} dir="ltr">
        <BreakableName name={part} />
      </bdi>
    ) : (
      part
    ),
  )
}

/** Name that breaks after a dot, bracket, bar or slash. A part longer than `from` characters also breaks at underscores and capitals. */
export function BreakableName({ name, from = long }: { name: string; from?: number }) {
  return splitName(name, from).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <Whole text={part} />
    </Fragment>
  ))
}
