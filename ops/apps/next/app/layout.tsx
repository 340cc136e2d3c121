import './globals.css'
import { LinkProvider, themeScript } from '@onenode/design-system'
import type { ReactNode } from 'react'
import { NextLink } from './next-link'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <LinkProvider component={NextLink} newTabLabel="new tab">
          {children}
        </LinkProvider>
      </body>
    </html>
  )
}
