import { createWorker } from '@workspace/host/edge/worker.ts'
import { site } from './server.ts'

export { ApplicationOutbox } from '@workspace/host/edge/worker.ts'
export default createWorker(site)
