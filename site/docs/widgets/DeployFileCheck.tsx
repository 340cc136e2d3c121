import { FileCheck } from '#ui/docs/FileCheck/FileCheck.tsx'
import { docs } from '../words/docs.ts'
import { check as words } from '../words/check.ts'
import { check, type DeployFileCheckData } from '../blocks/DeployFileCheck.ts'

/** Checks a deploy.yml in the browser. */
export const DeployFileCheck = ({ data }: { data: DeployFileCheckData }) => (
  <FileCheck texts={{ ...words, json: 'Request', code: docs.code }} initial={data.example} check={check} />
)
