import { useState } from 'react'
import { FileCheck } from '#ui/docs/FileCheck/FileCheck.tsx'
import { FileRun } from '#ui/docs/FileCheck/FileRun.tsx'
import type { DeployRequest } from '@workspace/api/files/deploy-mapping.ts'
import { docs } from '../words/docs.ts'
import type { FileRun as Run } from '../try/file-run.ts'
import type { read } from './DeployFileCheck.read.ts'

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

const runWords = {
  run: 'Run in the sandbox',
  again: 'Run again',
  note: 'The sandbox runs in your browser. Nothing is ordered or charged.',
  failed: 'The sandbox could not be loaded. Reload the page to try again: your text is kept.',
  headers: 'Headers',
  body: 'Response',
  noBody: 'The response has no body.',
  name: 'Name',
  status: 'Status',
  wait: 'Skip 5 minutes',
  answered: (status: number, meaning: string, state: string | undefined) => `${status}: ${meaning}${state ? ` Status: ${state}.` : ''}`,
} as const

/** The sandbox is larger than a page, so it loads on first use. */
const loadRun = () => import('../try/file-run.ts')

function RunFile({ request }: { request: DeployRequest }) {
  const [run, setRun] = useState<Run>()
  const [hasFailed, setFailed] = useState(false)
  const { response, machine } = run ?? {}
  const onRun = () => {
    loadRun()
      .then(({ runFile }) => runFile(request))
      .then(setRun, () => setFailed(true))
  }
  const onWait = async () => {
    const next = await run?.wait()
    if (run && next) setRun({ ...run, machine: next })
  }
  const facts = machine && [
    { label: runWords.name, value: machine.name },
    { label: runWords.status, value: machine.status },
    ...machine.facts,
  ]
  return (
    <FileRun
      texts={{ ...runWords, code: docs.code }}
      said={response ? runWords.answered(response.status, response.meaning, machine?.status) : hasFailed ? runWords.failed : runWords.note}
      response={response}
      {...(facts && { facts, actions: [{ label: runWords.wait, onClick: () => void onWait() }] })}
      onRun={onRun}
    />
  )
}

export function DeployFileCheck({ example, links }: ReturnType<typeof read>) {
  const [request, setRequest] = useState<DeployRequest>()
  /** The schema and the YAML parser are larger than the page, so they load on first use. */
  const check = async (file: string) => {
    const { checkDeployFile } = await import('@workspace/api/files/check-deploy-file.ts')
    const result = checkDeployFile(file)
    setRequest(result.ok ? result.request : undefined)
    if (!result.ok)
      return { ok: false, errors: result.problems.map((problem) => ({ ...problem, link: problem.from && links[problem.from] })) }
    const { method, path, body, notSent } = result.request
    const aside = notSent.length > 0 ? `\n\n# In the file only: ${notSent.join(', ')}` : ''
    return { ok: true, errors: [], remarks: result.remarks, json: `${method} ${path}\n\n${JSON.stringify(body, null, 2)}${aside}` }
  }
  return (
    <FileCheck
      texts={{ ...words, json: 'Request', code: docs.code }}
      initial={example}
      check={check}
      valid={request && <RunFile request={request} />}
    />
  )
}
