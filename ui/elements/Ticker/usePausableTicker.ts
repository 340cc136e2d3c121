import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useTicker } from './useTicker.ts'

/** Returns a ticker, the props of its `PauseToggle`, and the `ref` of the moving element. `outer` is the `ref` prop of the component. */
export function usePausableTicker<Moving extends Element>(interval: number, label: string, outer?: Ref<Moving>) {
  const ref = useRef<Moving>(null)
  useImperativeHandle(outer, () => ref.current!)
  const [paused, setPaused] = useState(false)
  const tick = useTicker(ref, { interval, paused })
  return { ref, tick, pause: { label, paused, onChange: setPaused } }
}
