import { WalkPanel } from '#ui/docs/WalkPanel/WalkPanel.tsx'
import type { WalkProgressData } from '../blocks/WalkProgress.ts'
import { clearStored } from '../stored-sandbox.ts'
import { openStep, useWalk } from '../walk.ts'
import { walkWords } from '../walk-words.ts'

const { panel } = walkWords

const startOver = async () => {
  openStep(undefined)
  clearStored()
  ;(await import('../browser.ts')).startOver()
}

/** Progress, clock, balance and machine of a walk-through in this tab. */
export function WalkProgress({ data: { walk, label, steps, account } }: { data: WalkProgressData }) {
  const { answers, view } = useWalk(walk, steps)
  const { time, balanceUsdc, reservedUsdc } = view ?? account
  const { title, status } = panel.machines[walk]!
  const at = new Date(time)
  return (
    <WalkPanel
      title={panel.title}
      startOver={{ label: panel.startOver, onClick: () => void startOver() }}
      progress={{
        title: panel.progress,
        label,
        done: steps.filter((step) => step in answers).length,
        total: steps.length,
        text: panel.done,
      }}
      clock={{
        title: panel.clock,
        date: at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
        time: time.slice(11, 16),
        zone: panel.zone,
        at: (at.getUTCHours() + at.getUTCMinutes() / 60) / 24,
        mark: panel.mark,
      }}
      balance={{ title: panel.balance, value: `$${balanceUsdc}`, unit: panel.unit, note: panel.reserved(reservedUsdc) }}
      machine={{ title, ...(view?.machine ?? { name: panel.none, status, tone: 'none', facts: [] }) }}
    />
  )
}
