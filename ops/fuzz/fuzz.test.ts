import { expect, it } from 'vitest'
import { complete } from '../../packages/application/application.fixture.ts'
import { renderMail } from '../../packages/application/mail/mail.server.ts'
import { fuzz, summaryOf } from './fuzz.ts'
import { fuzzRuns } from './fuzz-runs.ts'
import { problemOf } from './mail-check.ts'

it('answers generated requests without a failure of its own, and every mail is what it should be', async () => {
  const figures = await fuzz(fuzzRuns({ runs: 20_000, seed: 20_260_102 }))
  console.log(summaryOf(figures))
  for (const status of [200, 400, 403, 413, 415, 422, 429]) expect(figures.statuses.get(status), `${status}`).toBeGreaterThan(5)
  expect(figures.mails).toBeGreaterThan(4_000)
}, 7_200_000)

it('sees what is wrong with a mail', () => {
  const options = {
    from: 'no-reply@onenode.example',
    to: ['a@b.example', 'c@b.example', 'd@b.example'],
    reference: 'x',
    submittedAt: new Date(0),
    spamSignals: [],
  }
  const mail = renderMail({ ...complete }, options)
  expect(problemOf(mail)).toBeUndefined()
  expect(problemOf({ ...mail, subject: `${mail.subject}\r\nBcc: x@y.example` })).toBe('the subject is not one plain line')
  expect(problemOf({ ...mail, subject: `${mail.subject}\u202e` })).toBe('the subject is not one plain line')
  expect(problemOf({ ...mail, replyTo: 'x <a@b.example>' })).toBe('reply-to is not one bare address')
  expect(problemOf({ ...mail, to: [] })).toBe('the recipients have changed')
  expect(problemOf({ ...mail, text: mail.text.replace('Lagos, Nigeria', 'Lagos\nNigeria') })).toBe('the text part cannot be read back')
  expect(problemOf({ ...mail, text: mail.text.replace('Lagos, Nigeria', 'Lagos\n\nNigeria') })).toBe('the text part has other sections')
  for (const planted of ['<b>x</b>', '<img src=x>', '</td><td>', '<!-- --><p>']) {
    expect(problemOf({ ...mail, html: mail.html.replace('Lagos, Nigeria', planted) })).toBe('the HTML part has other elements')
  }
  expect(problemOf({ ...mail, html: mail.html.replace('<td>64', '<td onclick="x">64') })).toBe('the HTML part has other elements')
  expect(problemOf({ ...mail, html: mail.html.replace('<td>64', '<td>65') })).toBe('the two parts do not say the same')
})
