import { expect, test } from 'vitest'
import { toCopyableCode } from './copyable-code.ts'

test('copied code imports its components and has valid strings', () => {
  expect(
    toCopyableCode(`<Code\n  parts={[\n    {\n      text: 'a \\'\n    },\n    {\n      text: '\\'\n    }\n  ]}\n  line={{text: '\\'}}\n/>`),
  ).toBe(
    `import { Code } from '@onenode/design-system'\n\n<Code\n  parts={[\n    {\n      text: 'a \\\\'\n    },\n    {\n      text: '\\\\'\n    }\n  ]}\n  line={{text: '\\\\'}}\n/>`,
  )
})
