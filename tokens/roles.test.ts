import { expect, test } from 'vitest'
import { vars } from './contract.css.ts'
import { getRole, roles } from './roles.ts'

const listPaths = (group: object, above = ''): string[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [`${above}${name}`] : listPaths(value as object, `${above}${name}.`),
  )
const paths = listPaths(vars)

test('every token has a role', () => {
  expect(paths.length).toBeGreaterThan(60)
  expect(
    paths.filter((path) => !getRole(path)),
    'add its role to tokens/roles.ts',
  ).toEqual([])
})

test('every token except colors and spaces has its own role', () => {
  const own = paths.filter((path) => !path.startsWith('color.') && !path.startsWith('space.'))
  expect(own.filter((path) => !roles[path])).toEqual([])
})

test('every role belongs to a token', () => {
  expect(Object.keys(roles).filter((role) => !paths.some((path) => path === role || path.startsWith(`${role}.`)))).toEqual([])
})
