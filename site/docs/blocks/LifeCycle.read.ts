import type { LifeStep } from '#ui/docs/LifeCycle/LifeCycle.tsx'
import { lookup, type Attributes } from '../compile/shapes/block.ts'
import { writeList, writeOrderedList } from '../compile/shapes/markdown.ts'
import { lifeCycles, type LifeCycle } from '../words/life-cycles.ts'

export const read = ({ of }: Attributes): LifeCycle => lookup(lifeCycles, of, 'of')

const code = (text: string | undefined) => text && `\`${text}\``
const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')

const stepText = ({ name, call, text, way, meter, again }: LifeStep) => {
  const then = way?.text && `then ${join(way.text, way.detail)}`
  const back = again && `${again.name} by ${code(again.call)}`
  const about = join(code(call), text, meter && `${code(meter)} counts down`, back, then)
  return `**${name}**${about && `: ${about}`}`
}

export const markdown = ({ label, caption, steps, charges, end }: LifeCycle) => [
  `**${label}**`,
  writeOrderedList([
    ...steps.map(stepText),
    ...(end ? [`**${end.name}**, ${end.text}: ${end.action} ${end.from}, by ${code(end.call)}`] : []),
  ]),
  ...(charges
    ? [`${charges.title}:`, writeList([...charges.items.map(({ when, amount, text }) => `${when}: ${join(amount, text)}`), charges.rest])]
    : []),
  caption,
]
