'use client'
import { Button, Dialog, Tabs, Text, Tooltip } from '@onenode/design-system'

/** Parts that every app tries: arrow keys in both directions, and what opens from a part of the page with another theme. */
export function Parts() {
  return (
    <>
      <Tabs
        label="Samples"
        items={['cURL', 'TypeScript', 'Python'].map((label) => ({ id: label, label, content: <p>{`In ${label}`}</p> }))}
      />
      <div data-theme="dark">
        <Dialog title="Terminate it?" closeLabel="Close" trigger={<Button>Terminate</Button>}>
          <Text>Its data is deleted.</Text>
        </Dialog>
        <Tooltip text="Charged once a day">
          <Button variant="outline">Price</Button>
        </Tooltip>
      </div>
    </>
  )
}
