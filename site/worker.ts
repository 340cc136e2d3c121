import { createWorker } from './server/edge/worker.ts'
import { site } from './server.ts'

export { ApplicationOutbox } from './server/edge/worker.ts'
export default createWorker(site)
