import { WalkPanel } from '#ui/docs/WalkPanel/WalkPanel.tsx'
import { clearStored } from '../try/stored-sandbox.ts'
import { openStep, useWalk } from '../try/walk.ts'
import { walkWords } from '../try/walk-words.ts'
import type { read } from './WalkProgress.read.ts'

const { panel } = walkWords

const startOver = async () => {
  openStep(undefined)
  clearStored()
  // A sandbox that cannot be loaded has nothing to clear.
  const loaded = await import('../try/browser.ts').catch(() => undefined)
  loaded?.startOver()
}

export function WalkProgress({ walk, label, steps, account }: ReturnType<typeof read>) {
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
