import { endVm } from '../state/billing.ts'
import type { controlCall } from './control-calls.ts'
import { refused } from '../state/problems.ts'
import { moneyText, timeText } from '../state/texts.ts'
import { ok, refuse, type Handlers, type Moment, type Outcome } from './handler.ts'

/** In cents. Source: specification §9. */
const limits = { topUp: 10_00, balance: 5000_00 }

/** What the calls of the sandbox need beside the account. */
export type Controls = {
  /** Moves the clock, in milliseconds, and returns the moment after it. */
  move: (by: number) => Moment
  /** Forgets the account of the caller. */
  forget: () => void
}

const shown = ({ account, now }: Moment): Outcome =>
  ok({
    time: timeText(now),
    balanceUsdc: moneyText(account.balance),
    reservedUsdc: moneyText(account.vms.reduce((sum, { reserved }) => sum + reserved, 0)),
  })

export const controlHandlers = ({ move, forget }: Controls): Handlers<typeof controlCall> => ({
  readAccount: shown,
  topUp: (moment, { body }) => {
    const { account } = moment
    const amount = Math.floor(Number(body.amountUsdc) * 100)
    const refuseAmount = (message: string) => refuse(refused('body', ['amountUsdc'], message))
    if (amount < limits.topUp) refuseAmount(`amountUsdc must be at least ${limits.topUp / 100}`)
    if (account.balance + amount > limits.balance)
      refuseAmount(`amountUsdc is too high: the highest balance is ${limits.balance / 100}, and you have ${moneyText(account.balance)}`)
    account.balance += amount
    return shown(moment)
  },
  moveClock: (_moment, { body }) => shown(move(body.minutes * 60_000)),
  terminateAsProvider: ({ account, now }, { body: { vmId } }) => {
    const vm = account.vms.find((one) => one.vmId === vmId)
    if (!vm || vm.ended) return refuse(refused('body', ['vmId'], `${vmId} is no VM of this account that runs`))
    endVm(vm, now, 'provider')
    return { status: 204 }
  },
  startOver: () => {
    forget()
    return { status: 204 }
  },
})
