import { plainLines } from '../../ui/docs/CodeBlock/code.ts'
import { CostExplainer, type CostInput, type CostResult } from '../../ui/docs/CostExplainer/CostExplainer.tsx'
import { EpochTimeline } from '../../ui/docs/EpochTimeline/EpochTimeline.tsx'
import { FileCheck, type FileCheckResult } from '../../ui/docs/FileCheck/FileCheck.tsx'
import { PrecedenceLadder } from '../../ui/docs/PrecedenceLadder/PrecedenceLadder.tsx'
import { docs as text } from '../content/docs.ts'
import { explainCost } from '../contract/cost.ts'

const fieldOf = { launchedAt: 'launch', endedAt: 'end', pricePerDay: 'price' } as const

/** Reads a time of the form as UTC, as the label says. */
const utc = (local: string) => new Date(`${local}Z`)
const written = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')

function calculate({ launch, end, price }: CostInput): CostResult {
  const result = explainCost({ launchedAt: utc(launch), endedAt: utc(end), pricePerDay: price.trim() })
  if (!result.ok) return { ok: false, field: fieldOf[result.problem.field], message: result.problem.message }
  const { charges, total } = result.cost
  return {
    ok: true,
    charges: charges.map(({ at, reason, amount }) => ({ time: written(at), text: reason === 'launch' ? text.cost.launched : text.cost.epoch, amount: `$${amount}` })),
    total: `$${total}`,
  }
}

/** Launch time, price and end time in, every charge out. */
export const Cost = () => <CostExplainer texts={text.cost.texts} initial={text.cost.initial} calculate={calculate} />

/** The check with its YAML reader weighs more than the page, so it comes when it is used. */
async function check(file: string): Promise<FileCheckResult> {
  const { checkDeployFile } = await import('../contract/check-deploy-file.ts')
  const result = checkDeployFile(file)
  if (!result.ok) return { ok: false, errors: result.problems.map(({ line, message }) => ({ line, message })) }
  const { method, path, body, notSent } = result.request
  const aside = notSent.length > 0 ? `\n\n# Read by the tool, not sent: ${notSent.join(', ')}` : ''
  return { ok: true, errors: [], json: plainLines(`${method} ${path}\n\n${JSON.stringify(body, null, 2)}${aside}`) }
}

/** Checks a deploy.yml by the same schema that the page documents, in the browser alone. */
export const DeployCheck = ({ example }: { example: string }) => (
  <FileCheck texts={{ ...text.check, json: 'Request', copy: text.copy }} initial={example} check={check} />
)

/** The daily epoch with its worked examples. */
export const Epoch = () => <EpochTimeline {...text.epoch} />

/** The places that a setting comes from, the weakest first. */
export const Precedence = ({ steps }: { steps: readonly string[] }) => (
  <PrecedenceLadder
    {...text.precedence}
    steps={steps.map((step, at) => ({ title: step.charAt(0).toUpperCase() + step.slice(1), code: text.precedence.examples[at] }))}
  />
)
