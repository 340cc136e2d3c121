import { fuzz, tell } from './fuzz.ts'

/** `npm run fuzz -- 1000000 [seed]`: as many generated requests as asked for; the seed repeats a run. */
const [given = '100000', seedGiven] = process.argv.slice(2)
const runs = Number(given)
const seed = seedGiven === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedGiven)
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  console.error('Say how many requests, and a seed if you have one: npm run fuzz -- 1000000 42.')
  process.exit(1)
}

const began = performance.now()
const seconds = () => (performance.now() - began) / 1000
const step = Math.max(1000, Math.ceil(runs / 50 / 1000) * 1000)
console.log(`Fuzz: ${runs.toLocaleString('en-US')} requests from seed ${seed}`)
try {
  const figures = await fuzz({
    runs,
    seed,
    progress: (done) => {
      if (done % step === 0)
        console.log(
          `  ${done.toLocaleString('en-US')} of ${runs.toLocaleString('en-US')}, ${Math.round(done / seconds()).toLocaleString('en-US')} a second`,
        )
    },
  })
  console.log(tell(figures))
  console.log(`Done in ${seconds().toFixed(0)} s. Next: nothing; npm run fuzz -- ${runs} ${seed} repeats this run.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`Next: mend what broke, then npm run fuzz -- ${runs} ${seed} runs the same requests again.`)
  process.exit(1)
}
