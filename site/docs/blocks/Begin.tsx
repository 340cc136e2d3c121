import { ButtonLink } from '#ui/elements/Button/Button.tsx'
import { Stack } from '#ui/elements/Layout/Stack.tsx'
import { Text } from '#ui/elements/Text/Text.tsx'
import { start } from '../words/start.ts'

export const Begin = () => (
  <Stack gap="small">
    <Stack direction="horizontal" gap="small">
      <ButtonLink href={start.first.href} icon="arrow-right">
        {start.first.label}
      </ButtonLink>
      <ButtonLink href={start.reference.href} variant="outline">
        {start.reference.label}
      </ButtonLink>
    </Stack>
    <Text size="small" tone="muted">
      {start.note}
    </Text>
  </Stack>
)
