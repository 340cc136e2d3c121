import type { StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { clearAllMocks } from 'storybook/test'
import { remountStories } from '../toolbar/remount.tsx'
import { watchKeys } from './effects.ts'
import { focusStart, keysOf, type Keys } from './keys.ts'

/** Live example with the reason why it is right or wrong. */
export interface GuideExample {
  show: ReactNode
  /** Reason in one sentence: the reader's gain or loss. */
  because: string
  /** Shows it in a window of its own, because it covers the page while it is open; `pressed` opens it by its button. */
  ownWindow?: true | 'pressed'
}

/** Keyboard row: keys, effect, and the test that proves it. */
export interface KeyboardRow {
  /** Keys as a reader names them: `Tab`, `Enter, Space`, `Arrow right`. */
  keys: string
  /** Effect of the keys, in one sentence. */
  does: string
  /**
   * Proves the sentence on the rendered story; before it runs, the focus is at the start of the page and every spy is cleared. Each key
   * must be pressed where it changes something: a swallowed Home on the first tab would pass.
   */
  test: (context: Pick<StoryContext, 'args' | 'canvas' | 'canvasElement'> & { userEvent: Keys }) => Promise<void>
}

/** Guide of a component: text of its documentation page, tests of its `Keyboard` story. */
export interface Guide {
  /** Purpose, in one or two sentences. */
  use: string
  /** Cases in which to use something else, with its name. */
  avoid: string
  do: readonly [GuideExample, ...GuideExample[]]
  dont: readonly [GuideExample, ...GuideExample[]]
  /** Keyboard rows; empty for a component without focus. */
  keyboard: readonly KeyboardRow[]
}

/** Play function of a `Keyboard` story: proves each row on a fresh rendering and names the keys of a row that fails. */
export function keyboardOf({ keyboard }: Guide) {
  return async (context: StoryContext): Promise<void> => {
    for (const [at, { keys, does, test }] of keyboard.entries()) {
      await context.step(`${keys}: ${does}`, async () => {
        if (at > 0) await remountStories()
        focusStart(context.canvasElement.ownerDocument)
        clearAllMocks()
        const watched = watchKeys(keys, keysOf(context.userEvent), context.canvasElement.ownerDocument)
        try {
          await test({ ...context, userEvent: watched.keys })
          watched.assertEffects()
        } catch (error) {
          throw new Error(`${keys} (“${does}”): ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        }
      })
    }
  }
}
