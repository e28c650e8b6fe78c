import { expect, test } from 'vitest'
import { renderOutboxPage } from './outbox-page.tsx'

const mail = {
  recipient: 'ada@example.org',
  subject: 'Your code for <b>Mechanics</b>',
  body: 'The code is 123456.',
  createdAt: '2030-03-01 12:00:00',
}

test('given a mail, shows its recipient, subject and body as text', () => {
  const page = renderOutboxPage({ mails: [mail], isMailServerSet: false })
  expect(page).toContain('To ada@example.org, 2030-03-01 12:00:00 UTC')
  expect(page).toContain('Your code for &lt;b>Mechanics&lt;/b>')
  expect(page).toContain('The code is 123456.')
  expect(page).toContain('No mail server is set up (SMTP_URL)')
})

test('given a mail server and no mail, says where mails go', () => {
  const page = renderOutboxPage({ mails: [], isMailServerSet: true })
  expect(page).toContain('Mails go to the mail server.')
  expect(page).toContain('No mail lies here.')
})
