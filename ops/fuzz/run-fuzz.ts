const counted = (number: number) => number.toLocaleString('en-US')

interface Run {
  runs: number
  seed: number
  progress: (done: number) => void
}

/** Runs `npm run <script> -- 100000 [seed]`: that many generated requests. The seed repeats a run. */
export async function runFuzz(script: string, run: (options: Run) => Promise<string>): Promise<void> {
  const [given = '100000', seedGiven] = process.argv.slice(2)
  const runs = Number(given)
  const seed = seedGiven === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedGiven)
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
    console.error(`Say how many requests, and a seed if you have one: npm run ${script} -- 100000 42.`)
    process.exit(1)
  }
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const step = Math.max(1000, Math.ceil(runs / 50 / 1000) * 1000)
  console.log(`${counted(runs)} requests from seed ${seed}`)
  const progress = (done: number) => {
    if (done % step === 0) console.log(`  ${counted(done)} of ${counted(runs)}, ${counted(Math.round(done / seconds()))} a second`)
  }
  try {
    console.log(await run({ runs, seed, progress }))
    console.log(`Done in ${seconds().toFixed(0)} s. Next: nothing; npm run ${script} -- ${runs} ${seed} repeats this run.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`Next: fix what broke, then npm run ${script} -- ${runs} ${seed} sends the same requests again.`)
    process.exit(1)
  }
}
