import { useSyncExternalStore } from 'react'
import { ways } from './fields.ts'

/** One of the three ways in of the landing page. */
export type Way = (typeof ways)[number]

/** The way of the landing page that the address names. */
export const currentWay = (): Way | undefined => {
  const way = new URLSearchParams(location.search).get('way')
  return ways.find((known) => known === way)
}

/** Which way of the landing page led here; unknown in the static HTML, which serves all of them. */
export const useWay = (): Way | undefined => useSyncExternalStore(() => () => {}, currentWay, () => undefined)
