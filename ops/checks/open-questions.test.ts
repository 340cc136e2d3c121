import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { roadmap } from '../../site/landing/words/roadmap.ts'
import { listOpenQuestions, writeReport } from './open-questions.ts'

const specification = readFileSync('handbook/specification.md', 'utf8')
const list = (today = '2026-11-28', rules = specification) => listOpenQuestions(new Date(today), rules)
const names = (kind: string, ...of: Parameters<typeof list>) => list(...of).flatMap((each) => (each.kind === kind ? each.name : []))

it('lists the fields, responses and statuses that the contract marks, with the sentence on the site', () => {
  expect(list()).toContainEqual({
    kind: 'field',
    name: 'POST /vms/v3/estimate depositEpochs',
    source: 'public',
    shown: 'Number of daily epochs that the reserved amount covers.',
  })
  expect(names('field')).not.toContain('POST /vms/v3 vms')
  expect(names('status').length).toBeGreaterThan(0)
  expect(names('response')).toContain('GET /marketplace/countries')
  expect(list().every(({ shown }) => shown)).toBe(true)
})

it('lists the rules of the handbook that have a mark, until the mark is deleted', () => {
  expect(names('rule')).toEqual(expect.arrayContaining(['V5', 'C20', 'T17']))
  expect(names('rule')).not.toContain('B6')
  const confirmed = specification.replace(
    'Any other status means that the VM is not ready _(inferred)_.',
    'Any other status means that the VM is not ready.',
  )
  expect(names('rule', undefined, confirmed)).not.toContain('V5')
})

it('lists stated figures without a date, and quarters that are over but still marked as planned', () => {
  expect(names('figure')).toContain('S1')
  expect(names('figure')).not.toContain('T1')
  expect(names('quarter', '2025-12-31')).toEqual([])
  expect(names('quarter', '2026-11-28')).toEqual(['Q1 2026', 'Q2 2026', 'Q3 2026'])
  expect(names('quarter', '2030-01-01')).toEqual(roadmap.items.map(({ quarter }) => quarter))
})

it('writes a report that lists all questions and says how to add a date to a figure', () => {
  const report = writeReport(list())
  for (const { kind, name } of list()) expect(report, kind).toContain(name)
  expect(report).toContain('asOf')
})
