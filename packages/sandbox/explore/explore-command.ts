import { runFuzz } from '../../../ops/fuzz/run-fuzz.ts'
import { explore, tell } from './explore.ts'

await runFuzz('fuzz:sandbox', async ({ runs, ...options }) => tell(await explore({ requests: runs, ...options })))
