import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('reads a stored value until it is removed', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  writeStored('local', 'theme', 'dark')
  expect(readStored('local', 'theme')).toBe('dark')
  writeStored('local', 'theme', null)
  expect(readStored('local', 'theme')).toBeNull()
})

test('keeps session and local storage apart', () => {
  const [local, session] = [vi.fn(), vi.fn()]
  vi.stubGlobal('localStorage', { setItem: local })
  vi.stubGlobal('sessionStorage', { setItem: session })
  writeStored('session', 'groups', '{}')
  expect(local).not.toHaveBeenCalled()
  expect(session).toHaveBeenCalledWith('groups', '{}')
})

test('does not throw when the browser blocks storage', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  try {
    expect(() => writeStored('session', 'groups', '{}')).not.toThrow()
    expect(readStored('session', 'groups')).toBeNull()
  } finally {
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  }
})
