import type { Decorator } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import type { Guide, GuideExample } from '../guides/guide.ts'

const asked = typeof location === 'undefined' ? undefined : /[?&]example=(do|dont)\.(\d+)/.exec(location.search)

// The window of an example has no scroll bar: a dialog would leave its room empty.
if (asked) document.documentElement.style.scrollbarWidth = 'none'

function Example({ show, ownWindow }: GuideExample) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ownWindow === 'pressed') place.current!.querySelector('button')?.click()
  }, [ownWindow])
  return <div ref={place}>{show}</div>
}

/** Shows an example of the guide in place of the story, where the address asks for one: `&example=do.0`. */
export const withExample: Decorator = (Story, { parameters }) => {
  const guide: Guide | undefined = parameters.guide
  const example = asked && guide?.[asked[1] === 'do' ? 'do' : 'dont'][Number(asked[2])]
  return example ? <Example {...example} /> : <Story />
}
