import type { ReactNode } from 'react'
import { FrontDoor } from '#ui/docs/FrontDoor/FrontDoor.tsx'
import { PageHeader } from '#ui/docs/PageHeader/PageHeader.tsx'
import { docsHome } from '../docs-site.ts'

export { FrontDoor }

export const Columns = ({ children }: { children: ReactNode }) => <FrontDoor of="columns">{children}</FrontDoor>

export const Column = ({ children }: { children: ReactNode }) => <FrontDoor of="column">{children}</FrontDoor>

export const PageTitle = () => <PageHeader title={docsHome.title} lead={docsHome.description} large />
