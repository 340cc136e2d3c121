'use client'
import { Button, Dialog, DialogContent, DialogTrigger, Tabs, Text, Tooltip, type ButtonProps } from '@onenode/design-system'
import { useState } from 'react'

/** Components that both apps render: an event handler, arrow keys in both directions, and overlays in an area with another theme. */
export function Parts() {
  const [count, setCount] = useState(0)
  const onClick: ButtonProps['onClick'] = (event) => setCount(count + (event.currentTarget.tagName === 'BUTTON' ? 1 : 100))
  return (
    <>
      <Button id="count" onClick={onClick}>{`Clicked ${count}`}</Button>
      <Tabs
        label="Samples"
        items={['cURL', 'TypeScript', 'Python'].map((label) => ({ id: label, label, content: <p>{`In ${label}`}</p> }))}
      />
      <div data-theme="dark">
        <Dialog>
          <DialogTrigger>
            <Button>Terminate</Button>
          </DialogTrigger>
          <DialogContent title="Terminate it?" closeLabel="Close">
            <Text>Its data is deleted.</Text>
          </DialogContent>
        </Dialog>
        <Tooltip text="Charged once a day">
          <Button variant="outline">Price</Button>
        </Tooltip>
      </div>
    </>
  )
}
