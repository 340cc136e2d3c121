import { createStore, useStore } from '#ui/elements/store.ts'
import { storedSandbox } from './stored-sandbox.ts'

/** Step that the reader opened, or `''` if they closed all steps. If undefined, the first step without a response is open. */
const chosen = createStore<string | undefined>(undefined)

export const openStep = (step: string | undefined): void => chosen.set(step)

export function useWalk(walk: string, steps: readonly string[]) {
  const { walks, sent, views } = useStore(storedSandbox)
  const answers = walks[walk] ?? {}
  const current = steps.find((step) => !(step in answers))
  return { answers, sent: sent?.[walk] ?? {}, view: views?.[walk], current, open: useStore(chosen) ?? current ?? steps.at(-1) }
}
