import { expect, test } from 'vitest'
import { draftMessage, mailLink } from './messages.ts'

test('the mail link carries recipient, subject and text, and the text cannot add mail headers', () => {
  const link = mailLink('zoe+quiz@example.org', {
    subject: 'Result & more',
    text: 'One\nTwo?cc=evil@example.org',
  })
  expect(link).toBe(
    'mailto:zoe%2Bquiz@example.org?subject=Result%20%26%20more&body=One%0D%0ATwo%3Fcc%3Devil%40example.org',
  )
  expect(mailLink('a@example.org?bcc=evil@example.org', { subject: '', text: '' })).not.toContain('?bcc')
})

test('a message begins with the student and the quiz, a custom one only with a greeting', () => {
  const about = { student: 'Zoë', quiz: 'Essays' }
  expect(draftMessage('appreciation', about).text).toMatch(/^Dear Zoë,[^]*“Essays”[^]*Well done/)
  expect(draftMessage('encouragement', about).text).toContain('“Essays”')
  expect(draftMessage('custom', about)).toEqual({ subject: 'Your result: Essays', text: 'Dear Zoë,\n\n' })
})
