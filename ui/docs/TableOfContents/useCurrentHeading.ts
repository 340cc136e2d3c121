import { useEffect, useRef, useState } from 'react'
import { parseFragment } from '../../elements/parseFragment.ts'
import { watchSize } from '../../elements/motion/watchSize.ts'
import { findCurrentHeading } from './findCurrentHeading.ts'

/** Events that suggest the reader is scrolling. They clear the heading that a link or the URL requested. */
const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export function useCurrentHeading(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0])
  const setAsked = useRef<(id: string) => void>(() => {})
  const key = ids.join(' ')
  useEffect(() => {
    const anchors = key.split(' ')
    let asked: string | undefined
    let frame = 0
    const look = () => {
      frame = 0
      const { scrollHeight } = document.documentElement
      const headings = anchors.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : [{ id, top }]
      })
      const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
      setCurrent(findCurrentHeading({ headings, height: innerHeight, scrolled: scrollY, room: scrollHeight - innerHeight, offset, asked }))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const forget = () => {
      asked = undefined
    }
    const fromAddress = () => {
      asked = parseFragment(location.hash)
      soon()
    }
    setAsked.current = (id) => {
      asked = id
      soon()
    }
    fromAddress()
    for (const event of byHand) addEventListener(event, forget, { passive: true })
    addEventListener('hashchange', fromAddress)
    addEventListener('scroll', soon)
    const unwatch = watchSize([document.documentElement], soon)
    return () => {
      unwatch()
      for (const event of byHand) removeEventListener(event, forget)
      removeEventListener('hashchange', fromAddress)
      removeEventListener('scroll', soon)
    }
  }, [key])
  return [current, (id) => setAsked.current(id)]
}
