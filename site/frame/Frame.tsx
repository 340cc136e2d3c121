import type { ReactNode } from 'react'
import { Footer } from '#ui/shell/Footer/Footer.tsx'
import { Header, type HeaderProps } from '#ui/shell/Header/Header.tsx'
import { Page, type PageProps } from '#ui/shell/Page/Page.tsx'
import { ThemeToggle } from '#ui/shell/ThemeToggle/ThemeToggle.tsx'
import { footer, frame, shortFooter } from './words/site.ts'

export function Frame({ header, drawLine = false, children }: { header: HeaderProps; children: ReactNode } & Pick<PageProps, 'drawLine'>) {
  return (
    <Page
      skipLabel={frame.skip}
      drawLine={drawLine}
      header={<Header {...header} themeToggle={<ThemeToggle label={frame.theme} />} />}
      footer={<Footer {...(drawLine ? footer : shortFooter)} />}
    >
      {children}
    </Page>
  )
}
