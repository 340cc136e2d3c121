import * as z from 'zod'
import { defineVmCalls } from '@workspace/api/errors.ts'
import { world } from '@workspace/api/example-world.ts'
import { known } from '@workspace/api/described.ts'

const tag = 'Sandbox'

const account = known.object('An account of the sandbox.', {
  time: known.time('Time in the sandbox.'),
  balanceUsdc: known.text('Balance of the account, in USDC.'),
  reservedUsdc: known.text('Prepaid days of VMs, in USDC.'),
})

const describeAccount = (example: z.output<typeof account>, description: string) => ({ description, schema: account, example }) as const

/** The product doesn't have these calls, so no OpenAPI file lists them. */
export const controlCall = defineVmCalls({
  readAccount: {
    tag,
    method: 'GET',
    path: '/sandbox',
    title: 'Show the account',
    summary: 'Shows the time in the sandbox and the balance of your account.',
    success: describeAccount({ time: world.moment, balanceUsdc: '0.00', reservedUsdc: '0.00' }, 'The account.'),
    errors: { failed: 'The account could not be read.' },
  },
  topUp: {
    tag,
    method: 'POST',
    path: '/sandbox/top-up',
    title: 'Top up',
    summary: 'Adds funds to your account. In the product, you do this in the console.',
    request: z.strictObject({
      amountUsdc: z
        .string()
        .regex(/^\d+(\.\d{1,2})?$/)
        .meta(known('Amount to add, in USDC.')),
    }),
    example: { body: { amountUsdc: '50.00' } },
    success: describeAccount({ time: world.moment, balanceUsdc: '50.00', reservedUsdc: '0.00' }, 'The account with its new balance.'),
    errors: { invalid: 'amountUsdc must be at least $10.00.', failed: 'The account could not be topped up.' },
  },
  moveClock: {
    tag,
    method: 'POST',
    path: '/sandbox/clock',
    title: 'Move the clock',
    summary: 'Moves the time in the sandbox forward, at once: to the next billing time, or by a number of minutes.',
    request: z.strictObject({
      minutes: z.int().min(1).max(527_040).optional().meta(known('Minutes to skip. Default: up to the next 5:55 PM UTC.')),
    }),
    example: { body: {} },
    success: describeAccount({ time: world.nextBillingTime, balanceUsdc: '49.16', reservedUsdc: '0.42' }, 'The account at its new time.'),
    errors: { invalid: 'minutes must be at least 1.', failed: 'The clock could not be moved.' },
  },
  terminateAsProvider: {
    tag,
    method: 'POST',
    path: '/sandbox/terminate',
    title: 'Terminate as the provider',
    summary: 'Terminates one of your VMs as its provider would.',
    request: z.strictObject({ vmId: z.string().min(1).meta(known('VM to terminate.')) }),
    example: { body: { vmId: world.web.id } },
    success: { status: 204, description: 'The VM is Terminated. The response has no body.' },
    errors: { invalid: 'vmId is required.', failed: 'The VM could not be terminated.' },
  },
  startOver: {
    tag,
    method: 'POST',
    path: '/sandbox/start-over',
    title: 'Start over',
    summary: 'Clears your account.',
    success: { status: 204, description: 'The account is as it was at the start. The response has no body.' },
    errors: { failed: 'The account could not be cleared.' },
  },
})
