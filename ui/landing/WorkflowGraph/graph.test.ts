import { expect, test } from 'vitest'
import { downwards, edgePath, length, phaseAt, sideways, type WorkflowNode } from './graph.ts'

const words = { id: '', title: '', detail: '' }
const node = (x: WorkflowNode['x'], y: WorkflowNode['y'], verified = false): WorkflowNode => ({ ...words, x, y, verified })

test('an edge runs from under one node to under the next, in the middle of its lanes', () => {
  expect(edgePath(node(0, 0), node(1, 1), sideways)).toBe('M117 42 C146 42 146 126 175 126')
  expect(edgePath(node(0, 0), node(1, 1), downwards)).toBe('M75 66 C75 89 150 89 150 112')
})

test('the last edge ends at the marker', () => {
  expect(edgePath(node(2, 2), node(3, 1, true), sideways)).toMatch(/ 517 126$/)
  expect(length(sideways)).toBe(600)
})

test('the motion starts from rest, takes every step once and comes back to rest', () => {
  expect([0, 1, 2, 3, 4, 5].map((tick) => phaseAt(tick, 3))).toEqual([-1, 0, 1, 2, 3, -1])
})
