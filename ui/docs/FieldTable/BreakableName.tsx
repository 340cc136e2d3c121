import { Fragment } from 'react'
import * as css from './BreakableName.css.ts'

/** Length from which a part of a name may break inside, at an underscore or before a capital. */
const long = 16

const partsOf = (name: string, from: number) =>
  name.split(/(?<=[.\]|/](?!\/))/).flatMap((part) => (part.length > from ? part.split(/(?<=_)|(?=[A-Z][a-z])/) : [part]))

/** Option or header with hyphens, which reads as another one when it breaks at them. */
export const Whole = ({ text }: { text: string }) => (text.includes('-') ? <span className={css.whole}>{text}</span> : text)

/** Word that may be longer than a line on a phone. */
const longWord = /(\S{21,})/

/** Text whose long words break as names do. */
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

/** Name that breaks where a reader would: after a dot, a bracket, a bar or a slash. */
export function BreakableName({ name, from = long }: { name: string; from?: number }) {
  return partsOf(name, from).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <Whole text={part} />
    </Fragment>
  ))
}
