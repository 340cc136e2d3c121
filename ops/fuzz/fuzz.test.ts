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
  for (const place of ['Lagos, Nigeria.', 'Location of GPUs: Lagos, Nigeria']) {
    const broken = (by: string) => mail.text.replace(place, place.replace(', ', by))
    expect(problemOf({ ...mail, text: broken('\n') })).toBe('the text part cannot be read back')
    expect(problemOf({ ...mail, text: broken('\n\n') })).toBe('the text part has other sections')
  }
  for (const [from, to] of [
    ['64 x', '65 x'],
    ['Lagos, Nigeria. ', 'Accra, Ghana. '],
    ['Reply: amara@', 'Reply: mallory@'],
    ['- Lagos Compute', '- Another'],
  ] as const) {
    expect(problemOf({ ...mail, text: mail.text.replace(from, to) })).toBe('the summary of the text part says something else')
  }
  for (const planted of ['<b>x</b>', '<img src=x>', '</td><td>', '<!-- --><p>']) {
    for (const after of ['</td>', '</p>']) {
      expect(problemOf({ ...mail, html: mail.html.replace(`Lagos, Nigeria${after}`, `${planted}${after}`) })).toBe(
        'the HTML part has other elements',
      )
    }
  }
  expect(problemOf({ ...mail, html: mail.html.replace('>64</td>', ' onclick="x">64</td>') })).toBe('the HTML part has other elements')
  expect(problemOf({ ...mail, html: mail.html.replace('mailto:amara@', 'mailto:mallory@') })).toBe(
    'the link does not write to the applicant',
  )
  for (const [from, to] of [
    ['>64</td>', '>65</td>'],
    ['>64<span', '>65<span'],
    ['>Lagos Compute</h1>', '>Another</h1>'],
    ['>Submission</h2>', '>Another</h2>'],
  ] as const) {
    expect(problemOf({ ...mail, html: mail.html.replace(from, to) })).toBe('the two parts do not say the same')
  }
})
