import { useSyncExternalStore } from 'react'
import { ways } from './fields.ts'

/** One of the three ways in of the landing page. */
export type Way = (typeof ways)[number]

const current = () => {
  const way = new URLSearchParams(location.search).get('way')
  return ways.find((known) => known === way)
}

/** Which way of the landing page led here; unknown in the static HTML, which serves all of them. */
export const useWay = (): Way | undefined => useSyncExternalStore(() => () => {}, current, () => undefined)
