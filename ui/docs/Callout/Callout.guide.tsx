import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Callout } from './Callout.tsx'

export const guide = {
  use: 'A remark beside the text of a page of documentation: a fact to keep in mind (`note`), a trap (`warning`), a loss (`danger`), or something that was checked (`verified`). Its title says the point alone.',
  avoid:
    'Not for what every reader needs in order (write a paragraph in `Prose`), not for what became of something that the reader did (take `StatusMessage`), not for a mistake in a form (its field says it).',
  do: [
    {
      show: (
        <Callout tone="danger" title="Deleting a machine deletes its disk.">
          <p>There is no copy of it. Fetch your files first.</p>
        </Callout>
      ),
      because: 'The title says the loss alone, the sentence behind it what to do about it, and the tone fits: something is gone for good.',
    },
  ],
  dont: [
    {
      show: (
        <Callout tone="warning" title="Important!">
          <p>Port 22 stays open only if you name it.</p>
        </Callout>
      ),
      because: 'The title is a label, and it is also the name that a screen reader gives the remark: neither says what is important.',
    },
    {
      show: (
        <Callout tone="verified" title="Machines start in a minute.">
          <p>Most of them are faster.</p>
        </Callout>
      ),
      because: 'Lime means that something was checked; praise in lime makes every check look like praise.',
    },
  ],
  keyboard: [],
} satisfies Guide
