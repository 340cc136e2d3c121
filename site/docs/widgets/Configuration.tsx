import { plainLines } from '../../../ui/elements/code/code-lines.ts'
import { FileCheck, type FileCheckResult } from '../../../ui/docs/FileCheck/FileCheck.tsx'
import { PrecedenceLadder } from '../../../ui/docs/PrecedenceLadder/PrecedenceLadder.tsx'
import { docs } from '../../content/docs.ts'
import { check as checkText } from '../../content/docs-widgets/check.ts'
import { precedence } from '../../content/docs-widgets/precedence.ts'
import { readWidget } from '../blocks/block.ts'

/** The check and its YAML parser are larger than the page, so they load on first use. */
async function check(file: string): Promise<FileCheckResult> {
  const { checkDeployFile } = await import('../../contract/files/check-deploy-file.ts')
  const result = checkDeployFile(file)
  if (!result.ok) return { ok: false, errors: result.problems.map(({ line, column, message }) => ({ line, column, message })) }
  const { method, path, body, notSent } = result.request
  const aside = notSent.length > 0 ? `\n\n# Not sent: ${notSent.join(', ')}` : ''
  return { ok: true, errors: [], json: plainLines(`${method} ${path}\n\n${JSON.stringify(body, null, 2)}${aside}`) }
}

/** Checks a deploy.yml by the same schema that the page documents, in the browser alone. */
export const DeployCheck = ({ data }: { data: string }) => (
  <FileCheck texts={{ ...checkText, json: 'Request', code: docs.code }} initial={readWidget<'deployCheck'>(data).example} check={check} />
)

const { examples, ...ladder } = precedence

/** The places that a setting comes from, the weakest first. */
export const Precedence = ({ data }: { data: string }) => (
  <PrecedenceLadder
    {...ladder}
    steps={readWidget<'precedence'>(data).steps.map((step, at) => ({
      title: step.charAt(0).toUpperCase() + step.slice(1),
      code: examples[at],
    }))}
  />
)
