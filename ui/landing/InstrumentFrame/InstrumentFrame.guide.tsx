import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import type { PauseToggleProps } from '../../elements/Ticker/PauseToggle.tsx'
import { InstrumentFrame } from './InstrumentFrame.tsx'

const still = () => {}

export const guide = {
  use: 'The ruled frame of a new instrument in `FeaturePanels`: its name, how its figures are meant, and the control that stops its motion.',
  avoid:
    'Not around `MetricTiles`, `RoutingTable`, `WorkflowGraph`, `CodeSample` and `MerkleTree`, which bring their frame; not for a remark in a text (take `Callout`).',
  do: [
    {
      show: (
        <InstrumentFrame
          label="meter · lagos-1"
          alt="A meter with the power of one node."
          note="illustrative"
          pause={{ label: 'Pause the meter', paused: true, onChange: still }}
        >
          <p>6.4 kW</p>
        </InstrumentFrame>
      ),
      because:
        'The caption names it, the alternative text describes it, the note says that the value is an example, and what moves can be stopped.',
    },
  ],
  dont: [
    {
      show: (
        <InstrumentFrame label="Our meters are the most precise in the whole industry" alt="A picture">
          <p>6.4 kW</p>
        </InstrumentFrame>
      ),
      because: 'A slogan is no name, the alternative text describes nothing, and without a note the example reads like a measurement.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the control at the end of the caption, then into the drawing.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Pause the ledger' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'How it is measured' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the control, asks for the motion to stop, or to go on.',
      test: async ({ args, canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Pause the ledger' }).focus()
        await userEvent.keyboard('{Enter} ')
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape is that of a constant object
        await expect((args.pause as PauseToggleProps).onChange).toHaveBeenCalledTimes(2)
      },
    },
  ],
} satisfies Guide
