/** `FUZZ_RUNS` sends more requests from a new seed, and `FUZZ_SEED` repeats a run. */
export function readFuzzRuns(usual: { runs: number; seed: number }) {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  const runs = Number(FUZZ_RUNS ?? usual.runs)
  const seed = Number(FUZZ_SEED ?? (FUZZ_RUNS === undefined ? usual.seed : Math.floor(Math.random() * 2 ** 31)))
  if (!Number.isSafeInteger(runs) || runs < usual.runs) throw new Error(`FUZZ_RUNS must be an integer of at least ${usual.runs}.`)
  if (!Number.isSafeInteger(seed)) throw new Error('FUZZ_SEED must be an integer. A failed run prints its seed.')
  if (FUZZ_RUNS !== undefined) console.log(`FUZZ_RUNS=${runs} FUZZ_SEED=${seed} repeats this run.`)
  return { runs, seed }
}
