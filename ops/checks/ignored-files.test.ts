import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ignored } from '../../testing/source-files.ts'

test('Docker ignores what Git ignores', () => {
  expect(readFileSync('ops/deploy/Dockerfile.dockerignore', 'utf8').trim().split('\n')).toEqual(ignored.map((name) => `**/${name}`))
})
