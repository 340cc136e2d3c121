import { FileCheck } from '../../../ui/docs/FileCheck/FileCheck.tsx'
import { docs } from '../../content/docs.ts'
import { check as words } from '../../content/docs-widgets/check.ts'
import { check, type DeployFileCheckData } from '../blocks/blocks/DeployFileCheck.ts'

/** Checks a deploy.yml in the browser alone. */
export const DeployFileCheck = ({ data }: { data: DeployFileCheckData }) => (
  <FileCheck texts={{ ...words, json: 'Request', code: docs.code }} initial={data.example} check={check} />
)
