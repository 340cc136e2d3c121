import { createContext, Fragment, isValidElement, use, useEffect, useImperativeHandle, useRef } from 'react'
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { isDevelopment, warnOnce, textIn } from '../warnOnce.ts'

interface TriggerAttributes {
  ref?: Ref<HTMLElement>
  'data-state'?: string
  onClick?: (event: MouseEvent) => void
}

const Passed = createContext<TriggerAttributes>({})
const wrappers = new WeakSet<object>()

/** Marks a component that has a trigger of its own: it passes the attributes of a trigger around it on to that. */
export const markTriggerWrapper = (component: object) => void wrappers.add(component)

function PassOn({ wrapper, ...attributes }: TriggerAttributes & { wrapper: ReactElement }) {
  return <Passed value={attributes}>{wrapper}</Passed>
}

/** Ends the attributes that a wrapper has taken for its trigger. */
export const WithoutPassed = ({ children }: { children: ReactNode }) => <Passed value={{}}>{children}</Passed>

/**
 * Prepares the one element that a component is given as its trigger.
 * @returns the element for Radix's `Trigger asChild`, attributes for that `Trigger`, and the ref of the pressed element.
 */
export function useTrigger(given: ReactNode, advice: string) {
  const place = useRef<HTMLButtonElement & HTMLSpanElement>(null)
  const { ref, 'data-state': _stateOfAnother, ...attributes } = use(Passed)
  useImperativeHandle(ref, () => place.current!)
  const isOne = isValidElement(given) && given.type !== Fragment
  if (given && !isOne) warnOnce(`${advice}, not “${isValidElement(given) ? 'a fragment' : textIn(given)}”.`)
  useEffect(() => {
    if (isDevelopment && isOne && !place.current?.hasAttribute('data-state'))
      warnOnce(`${advice}: the component that it is given must pass its props and its ref on to an element.`)
  }, [isOne, advice])
  const isWrapper = isOne && typeof given.type !== 'string' && wrappers.has(given.type)
  const element = isWrapper ? <PassOn wrapper={given} /> : isOne ? given : undefined
  return { place, attributes, element }
}
