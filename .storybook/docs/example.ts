import type { Decorator } from '@storybook/react-vite'
import { createElement, useEffect, useRef } from 'react'
import type { Guide, GuideExample } from '../guides/guide.ts'

const asked = typeof location === 'undefined' ? undefined : /[?&]example=(do|dont)\.(\d+)/.exec(location.search)

// The window of an example has no scroll bar: a dialog would leave its room empty.
if (asked) document.documentElement.style.scrollbarWidth = 'none'

function Example({ show, ownWindow }: GuideExample) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ownWindow === 'pressed') place.current!.querySelector('button')?.click()
  }, [ownWindow])
  // oxlint-disable-next-line react/refs -- React sets the ref after it renders
  return createElement('div', { ref: place }, show)
}

/** Shows an example of the guide in place of the story, where the address asks for one: `&example=do.0`. */
export const withExample: Decorator = (Story, { parameters }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook types this more widely than what it gives
  const guide = parameters.guide as Guide | undefined
  const example = asked && guide?.[asked[1] === 'do' ? 'do' : 'dont'][Number(asked[2])]
  return example ? createElement(Example, example) : createElement(Story)
}
