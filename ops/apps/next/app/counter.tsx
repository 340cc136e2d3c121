'use client'
import { Button, type ButtonProps } from '@onenode/design-system'
import { useState } from 'react'

export function Counter() {
  const [count, setCount] = useState(0)
  const onClick: ButtonProps['onClick'] = (event) => setCount(count + (event.currentTarget.tagName === 'BUTTON' ? 1 : 100))
  return <Button id="count" onClick={onClick}>{`Clicked ${count}`}</Button>
}
