import { Fragment } from 'react'
import * as css from './BreakableName.css.ts'

/** Longer parts of a name also break after underscores and before capitals. */
const long = 16

const splitName = (name: string, from: number) =>
  name.split(/(?<=[.\]|/](?!\/))/).flatMap((part) => (part.length > from ? part.split(/(?<=_)|(?=[A-Z][a-z])/) : [part]))

/** Text that does not break at a hyphen, because parts of an option could be mistaken for other options. */
export const Whole = ({ text }: { text: string }) => (text.includes('-') ? <span className={css.whole}>{text}</span> : text)

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

/** Name that breaks after dots, brackets, bars and slashes. */
export function BreakableName({ name, from = long }: { name: string; from?: number }) {
  return splitName(name, from).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <Whole text={part} />
    </Fragment>
  ))
}
