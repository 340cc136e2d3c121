import type { StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { clearAllMocks } from 'storybook/test'
import { remountStories } from '../toolbar/remount.tsx'
import { focusStart, keysOf, type Keys } from './keys.ts'

/** A live example, and why it is right or wrong. */
export interface GuideExample {
  show: ReactNode
  /** One sentence: what the reader gains or loses by it. */
  because: string
}

/** What one key does, and the test that proves it. */
export interface KeyboardRow {
  /** The keys as a reader names them: `Tab`, `Enter, Space`, `Arrow right`. */
  keys: string
  /** What they do, in one sentence. */
  does: string
  /** Proves the sentence on the rendered story. Before it, the focus is at the start of the page and every spy is cleared. */
  test: (context: Pick<StoryContext, 'args' | 'canvas' | 'canvasElement'> & { userEvent: Keys }) => Promise<void>
}

/** When and how to use a component: the text of its documentation page and the tests of its `Keyboard` story. */
export interface Guide {
  /** What it is for, in one or two sentences. */
  use: string
  /** When not to use it, and what to use instead. */
  avoid: string
  do: readonly [GuideExample, ...GuideExample[]]
  dont: readonly [GuideExample, ...GuideExample[]]
  /** Empty when the component takes no focus. */
  keyboard: readonly KeyboardRow[]
}

/** The play function of a `Keyboard` story: proves each row on a rendering of its own, and names the keys of the one that fails. */
export function keyboardOf({ keyboard }: Guide) {
  return async (context: StoryContext): Promise<void> => {
    for (const [at, { keys, does, test }] of keyboard.entries()) {
      await context.step(`${keys}: ${does}`, async () => {
        if (at > 0) await remountStories()
        focusStart(context.canvasElement.ownerDocument)
        clearAllMocks()
        try {
          await test({ ...context, userEvent: keysOf(context.userEvent) })
        } catch (error) {
          throw new Error(`${keys} (“${does}”): ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        }
      })
    }
  }
}
