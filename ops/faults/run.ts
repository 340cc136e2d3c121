import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, runCommand } from '../../packages/host/configuration/command.ts'
import { runMatrix, tableOf } from './matrix.ts'
import { runRounds } from './rounds.ts'
import { promises } from '../testing/promises.ts'

/** The long form of the tests of what may fail: npm run faults. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new CommandError('--rounds should be a whole number, for example npm run faults -- --rounds 20.')

  console.log('[1/3] Faults of the mail service')
  const rows = await runMatrix(({ fault, host, delivery, clicks }, at, of) => {
    if (at % 8 === 0) console.log(`  ${at} of ${of}: ${fault}, ${host}, ${delivery}, ${clicks} clicks`)
  })
  console.log(tableOf(rows))

  console.log(`[2/3] kill -9 under load, ${rounds} rounds; in every other round the mail service is down`)
  const result = await runRounds(
    rounds,
    () => 20 + Math.floor(Math.random() * 180),
    (round, acknowledged) => {
      console.log(`  ${round} of ${rounds}: ${acknowledged} acknowledged`)
    },
  )
  console.log(
    Object.entries(result)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  )

  const files = [...new Set(promises().map(({ file }) => file))]
  console.log(`[3/3] The proofs of SECURITY.md, in ${files.length} files`)
  const projects = ['unit', 'long', 'e2e'].flatMap((project) => ['--project', project])
  const proofs = spawnSync(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...projects, ...files], {
    stdio: 'inherit',
  })

  const failed =
    rows.filter(({ accepted, lost, duplicates }) => accepted !== 1 || lost > 0 || duplicates > 0).length +
    result.lost +
    result.duplicates +
    result.damaged
  if (failed > 0) throw new CommandError(`${failed} failures. Next: npx vitest run --project long ops/faults shows the smallest ones.`)
  if (proofs.status !== 0) throw new CommandError('A promise is broken. Next: mend what the test above names, then npm run faults.')
  console.log('Nothing lost, nothing twice, every promise kept. Next: keep the tables with the release.')
})
