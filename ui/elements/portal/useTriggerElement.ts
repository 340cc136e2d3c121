import { Fragment, isValidElement, useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { describeValue, isDevelopment, warnOnce } from '../warnOnce.ts'

/** Checks that `children` is an element for Radix's `Trigger asChild`. `place` and `ref` both refer to that element. */
export function useTriggerElement(children: ReactNode, ref: Ref<HTMLButtonElement> | undefined, advice: string) {
  const place = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => place.current!)
  const isElement = isValidElement(children) && children.type !== Fragment
  if (!isElement) warnOnce(`${advice}, not “${isValidElement(children) ? 'a fragment' : describeValue(children)}”.`)
  useEffect(() => {
    if (isDevelopment && isElement && !place.current?.hasAttribute('data-state'))
      warnOnce(`${advice}. A component as the trigger must pass its props and its ref to an element.`)
  }, [isElement, advice])
  return { place, isElement }
}
