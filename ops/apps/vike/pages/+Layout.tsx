import '@onenode/design-system/styles.css'
import { LinkProvider } from '@onenode/design-system'
import type { ReactNode } from 'react'

/** Vike's router takes every plain anchor. */
export function Layout({ children }: { children: ReactNode }) {
  return <LinkProvider>{children}</LinkProvider>
}
