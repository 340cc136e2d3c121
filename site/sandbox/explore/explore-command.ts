import { explore, tell } from './explore.ts'

/** `npm run fuzz:sandbox -- 100000 [seed]`: as many generated requests as asked for; the seed repeats a run. */
const [given = '100000', seedGiven] = process.argv.slice(2)
const requests = Number(given)
const seed = seedGiven === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedGiven)
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('Say how many requests, and a seed if you have one: npm run fuzz:sandbox -- 100000 42.')
  process.exit(1)
}

const began = performance.now()
console.log(`Sandbox: ${requests.toLocaleString('en-US')} requests from seed ${seed}`)
try {
  const findings = await explore({
    requests,
    seed,
    progress: (done) => {
      if (done % 20_000 === 0) console.log(`  ${done.toLocaleString('en-US')} answered as documented`)
    },
  })
  console.log(tell(findings))
  console.log(
    `Done in ${((performance.now() - began) / 1000).toFixed(0)} s. Next: nothing; npm run fuzz:sandbox -- ${requests} ${seed} repeats this run.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`Next: fix what broke, then npm run fuzz:sandbox -- ${requests} ${seed} sends the same requests again.`)
  process.exit(1)
}
