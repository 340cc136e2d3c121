import { createContext, use, type ReactNode } from 'react'
import type { Reply } from './reply.ts'

const ReplyContext = createContext<Reply | undefined>(undefined)

/** Gives the page the server's answer, where there is one. */
export function ReplyProvider({ value, children }: { value: Reply | undefined; children: ReactNode }) {
  return <ReplyContext value={value}>{children}</ReplyContext>
}

/** The server's answer to the form on this page, if it was sent without JavaScript. */
export const useReply = () => use(ReplyContext)
