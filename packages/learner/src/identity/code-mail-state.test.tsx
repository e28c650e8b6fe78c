import { screen } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../connection/learner-api.ts'
import { render } from '../test-support/render.tsx'
import { CodeMailState } from './code-mail-state.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const sent = { confirmationToken: 't', email: 'bo@example.org' }

test('given a code that was sent again, the page says so and that the newest mail has the code', async () => {
  vi.spyOn(api, 'readCodeMail').mockResolvedValue({ state: 'sent', outbox_url: null })
  render(<CodeMailState sent={{ ...sent, isAnother: true }} />)
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('We sent another code to bo@example.org.'),
  )
  expect(screen.getByRole('status').textContent).toContain('Only the code in the newest email works.')
})

test('given no mail server, the page names the address of the mail', async () => {
  vi.spyOn(api, 'readCodeMail').mockResolvedValue({ state: 'outbox', outbox_url: null })
  render(<CodeMailState sent={sent} />)
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('the email to bo@example.org is in'),
  )
})
