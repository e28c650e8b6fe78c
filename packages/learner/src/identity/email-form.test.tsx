import { screen, waitFor } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../connection/learner-api.ts'
import { noConnection } from '../connection/request-error.ts'
import { render } from '../test-support/render.tsx'
import { EmailForm } from './email-form.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const send = (email: string) =>
  act(async () => {
    screen.getByLabelText<HTMLInputElement>('Email').value = email
    screen.getByRole('button').click()
  })
const connect = () =>
  act(async () => {
    dispatchEvent(new Event('online'))
  })
const said = () => screen.getByRole('alert').textContent

test('when the connection is back, its message disappears and other messages stay', async () => {
  vi.spyOn(api, 'requestCode').mockRejectedValue(noConnection('Try again.'))
  render(<EmailForm isRemembered sessionId="s" onSent={() => undefined} />)
  await send('bo@example.org')
  await waitFor(() => expect(said()).toContain('offline'))
  await connect()
  expect(said()).toBe('')
  await send('bo')
  expect(said()).toContain('such as name@example.org')
  await connect()
  expect(said()).toContain('such as name@example.org')
})
