import { fuzz, tell } from './fuzz.ts'
import { runFuzz } from './run-fuzz.ts'

await runFuzz('fuzz', async (options) => tell(await fuzz(options)))
