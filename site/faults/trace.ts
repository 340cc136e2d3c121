/** A system call in a trace: where it begins and ends among the lines, and what it says. */
export interface Call {
  from: number
  to: number
  text: string
}

/** Reads what `strace -f` wrote, and joins the calls that another thread interrupted. */
export const readTrace = (trace: string): Call[] => {
  const calls: Call[] = []
  const open = new Map<string, Call>()
  for (const [at, line] of trace.split('\n').entries()) {
    const [, thread = '', text = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(text)
    if (resumed) {
      const call = open.get(thread)
      if (call) Object.assign(call, { to: at, text: call.text + resumed[1] })
      open.delete(thread)
      continue
    }
    const call = { from: at, to: at, text: text.replace(/ <unfinished \.\.\.>$/, '') }
    if (text.endsWith('<unfinished ...>')) open.set(thread, call)
    calls.push(call)
  }
  return calls
}

/** The number of the open file that a call returned. */
export const fileOf = ({ text }: Call): string => /= (\d+)$/.exec(text)?.[1] ?? ''
