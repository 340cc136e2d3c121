import { formatMoney, formatTime } from '@workspace/api/format.ts'
import { endVm, getNextBilling } from '../state/billing.ts'
import { controlCall } from './control-calls.ts'
import { formatDollars, parseCents } from '../state/texts.ts'
import { refuse } from '../state/problems.ts'
import { handleCalls, ok, type CallContext, type Outcome } from './handler.ts'

/** Minimum top-up and maximum balance, in cents. Source: specification. */
const limits = { topUp: 10_00, balance: 5000_00 }

const showAccount = ({ account, now }: CallContext): Outcome =>
  ok({
    time: formatTime(now),
    balanceUsdc: formatMoney(account.balance),
    reservedUsdc: formatMoney(account.vms.reduce((sum, { reserved }) => sum + reserved, 0)),
  })

export const controlHandlers = handleCalls(controlCall, {
  readAccount: showAccount,
  topUp: (context, { body }) => {
    const { account } = context
    const amount = parseCents(body.amountUsdc)
    const refuseAmount = (message: string) => refuse('body', ['amountUsdc'], message)
    if (amount < limits.topUp) refuseAmount(`amountUsdc must be at least ${formatDollars(limits.topUp)}.`)
    if (account.balance + amount > limits.balance)
      refuseAmount(
        `amountUsdc is too high. The highest balance is ${formatDollars(limits.balance)}, and you have ${formatDollars(account.balance)}.`,
      )
    account.balance += amount
    return showAccount(context)
  },
  moveClock: (context, { body: { minutes } }) =>
    showAccount(context.moveClock(minutes === undefined ? getNextBilling(context.now) - context.now : minutes * 60_000)),
  terminateAsProvider: ({ account, now }, { body: { vmId } }) => {
    const vm = account.vms.find((each) => each.vmId === vmId)
    if (!vm || vm.ended) return refuse('body', ['vmId'], `No running VM of this account has the identifier ${vmId}.`)
    endVm(vm, now, 'provider')
    return { status: 204 }
  },
  startOver: ({ forget }) => {
    forget()
    return { status: 204 }
  },
})
