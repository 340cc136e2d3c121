/** How much of the page React has; README.md draws the steps and describes each state. */
export type State = 'loading' | 'waiting' | 'whole' | 'redrawn' | 'translated'

/** `ready`: the files of the page are loaded. `used`: the visitor did something. `translated`: by the browser. */
export type Step = 'ready' | 'used' | 'translated'

const steps: Record<State, Partial<Record<Step, State>>> = {
  loading: { ready: 'waiting', translated: 'redrawn' },
  waiting: { used: 'whole', translated: 'translated' },
  whole: { translated: 'translated' },
  redrawn: {},
  translated: {},
}

/** The state after a step; a step that changes nothing leaves it. */
export const after = (state: State, step: Step): State => steps[state][step] ?? state
