import { radius } from '@workspace/tokens/values.ts'
import { bareButton } from './mixins.ts'

export const iconButton = (size: string) =>
  ({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    padding: 0,
    ...bareButton,
    borderRadius: radius.m,
  }) as const
