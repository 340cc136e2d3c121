import { FileCheck } from '#ui/docs/FileCheck/FileCheck.tsx'
import { check as words } from '../words/check.ts'
import { docs } from '../words/docs.ts'
import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'

export const read = (_attributes: Attributes, { contract }: Reading) => ({ example: contract.containerFileExample })

export const markdown = (): Part[] => [
  { kind: 'line', text: 'The page checks a deploy.yml in your browser and shows the request that it becomes.' },
]

/** Validates a file. The schema and the YAML parser are larger than the page, so they load on first use. */
async function check(file: string) {
  const { checkDeployFile } = await import('@workspace/api/files/check-deploy-file.ts')
  const result = checkDeployFile(file)
  if (!result.ok) return { ok: false, errors: result.problems.map(({ line, column, message }) => ({ line, column, message })) }
  const { method, path, body, notSent } = result.request
  const aside = notSent.length > 0 ? `\n\n# In the file only: ${notSent.join(', ')}` : ''
  return { ok: true, errors: [], json: `${method} ${path}\n\n${JSON.stringify(body, null, 2)}${aside}` }
}

export const DeployFileCheck = ({ example }: ReturnType<typeof read>) => (
  <FileCheck texts={{ ...words, json: 'Request', code: docs.code }} initial={example} check={check} />
)
