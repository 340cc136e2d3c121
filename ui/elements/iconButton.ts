import { vars } from '@workspace/tokens/contract.css.ts'

export const iconButton = (size: string) =>
  ({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.m,
    background: 'transparent',
    cursor: 'pointer',
  }) as const
