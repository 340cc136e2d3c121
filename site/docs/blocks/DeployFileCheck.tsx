import { FileCheck } from '#ui/docs/FileCheck/FileCheck.tsx'
import { docs } from '../words/docs.ts'
import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'

export const read = (_attributes: Attributes, { contract }: Reading) => ({ example: contract.containerFileExample })

export const markdown = (): Part[] => [
  { kind: 'line', text: 'The page checks a deploy.yml in your browser and shows the request that it becomes.' },
]

/** The schema and the YAML parser are larger than the page, so they load on first use. */
async function check(file: string) {
  const { checkDeployFile } = await import('@workspace/api/files/check-deploy-file.ts')
  const result = checkDeployFile(file)
  if (!result.ok) return { ok: false, errors: result.problems.map(({ line, column, message }) => ({ line, column, message })) }
  const { method, path, body, notSent } = result.request
  const aside = notSent.length > 0 ? `\n\n# In the file only: ${notSent.join(', ')}` : ''
  return { ok: true, errors: [], json: `${method} ${path}\n\n${JSON.stringify(body, null, 2)}${aside}` }
}

const words = {
  label: 'Your deploy.yml',
  hint: 'The check runs in this browser. The text does not leave this page.',
  check: 'Check the file',
  checking: 'Checking …',
  valid: 'The file is valid. It becomes this request:',
  invalid: (count: number) => (count === 1 ? 'The file has 1 problem.' : `The file has ${count} problems.`),
  failed: 'The check could not be loaded. Reload the page to try again: your text is kept.',
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
} as const

export const DeployFileCheck = ({ example }: ReturnType<typeof read>) => (
  <FileCheck texts={{ ...words, json: 'Request', code: docs.code }} initial={example} check={check} />
)
