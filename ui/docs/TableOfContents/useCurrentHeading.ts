import { useEffect, useRef, useState } from 'react'
import { parseFragment } from '../../elements/parseFragment.ts'
import { watchSize } from '../../elements/motion/watchSize.ts'
import { findCurrentHeading } from './findCurrentHeading.ts'

/** Events that clear the heading that a link or the URL requested. */
const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export function useCurrentHeading(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0])
  const setAsked = useRef<(id: string) => void>(() => {})
  const key = ids.join(' ')
  useEffect(() => {
    const anchors = key.split(' ')
    let asked: string | undefined
    let frame = 0
    const update = () => {
      frame = 0
      const { scrollHeight } = document.documentElement
      const headings = anchors.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : [{ id, top }]
      })
      const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
      setCurrent(findCurrentHeading({ headings, height: innerHeight, scrolled: scrollY, room: scrollHeight - innerHeight, offset, asked }))
    }
    const scheduleUpdate = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    const forget = () => {
      asked = undefined
    }
    const readAddress = () => {
      asked = parseFragment(location.hash)
      scheduleUpdate()
    }
    setAsked.current = (id) => {
      asked = id
      scheduleUpdate()
    }
    readAddress()
    for (const event of byHand) addEventListener(event, forget, { passive: true })
    addEventListener('hashchange', readAddress)
    addEventListener('scroll', scheduleUpdate)
    const unwatch = watchSize([document.documentElement], scheduleUpdate)
    return () => {
      unwatch()
      for (const event of byHand) removeEventListener(event, forget)
      removeEventListener('hashchange', readAddress)
      removeEventListener('scroll', scheduleUpdate)
    }
  }, [key])
  return [current, (id) => setAsked.current(id)]
}
