import { createContext, Fragment, isValidElement, use, useEffect, useImperativeHandle, useRef } from 'react'
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { isDevelopment, warnOnce, describeValue } from '../warnOnce.ts'

interface TriggerAttributes {
  ref?: Ref<HTMLElement>
  'data-state'?: string
  onClick?: (event: MouseEvent) => void
}

const Passed = createContext<TriggerAttributes>({})
const wrappers = new WeakSet<object>()

/** Lets a component that wraps a trigger, such as `Tooltip`, be a trigger itself. */
export const markTriggerWrapper = (component: object) => void wrappers.add(component)

function PassOn({ wrapper, ...attributes }: TriggerAttributes & { wrapper: ReactElement }) {
  return <Passed value={attributes}>{wrapper}</Passed>
}

/** Stops passing on the attributes after a wrapper has used them for its own trigger. */
export const WithoutPassed = ({ children }: { children: ReactNode }) => <Passed value={{}}>{children}</Passed>

/** `element` and `attributes` are for Radix's `Trigger asChild`. */
export function useTrigger(given: ReactNode, advice: string) {
  const place = useRef<HTMLButtonElement & HTMLSpanElement>(null)
  const { ref, 'data-state': _outerState, ...attributes } = use(Passed)
  useImperativeHandle(ref, () => place.current!)
  const isOne = isValidElement(given) && given.type !== Fragment
  if (given && !isOne) warnOnce(`${advice}, not “${isValidElement(given) ? 'a fragment' : describeValue(given)}”.`)
  useEffect(() => {
    if (isDevelopment && isOne && !place.current?.hasAttribute('data-state'))
      warnOnce(`${advice}. A component as the trigger must pass its props and its ref to an element.`)
  }, [isOne, advice])
  const isWrapper = isOne && typeof given.type !== 'string' && wrappers.has(given.type)
  const element = isWrapper ? <PassOn wrapper={given} /> : isOne ? given : undefined
  return { place, attributes, element }
}
