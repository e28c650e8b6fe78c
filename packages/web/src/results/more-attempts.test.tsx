import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { allowanceTexts } from '@quizwright/domain/rules/allowance.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import { MoreAttempts } from './more-attempts.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

const allowance = { allowed: 1, more: 0, left: 0 }
const show = (changes: Partial<Record<keyof typeof allowance, number | null>> & { reason?: string } = {}) => {
  const allow = vi
    .spyOn(rest(resultEndpoints), 'allowAttempts')
    .mockResolvedValue({ status: 200, data: { allowance } })
  render(
    <QueryClientProvider client={queryClient}>
      <MoreAttempts result={{ _id: 'r1', allowance: { ...allowance, ...changes } as typeof allowance }} />
    </QueryClientProvider>,
  )
  return allow
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('one student is allowed one more attempt, with a reason', async () => {
  const allow = show()
  expect(screen.getByText(/^This session allows 1 attempt. None left/)).toBeTruthy()
  await press('Allow one more')
  await press('Allow')
  expect(screen.getByText(allowanceTexts.reason)).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The power failed.')
  await press('Allow')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(allow.mock.calls).toEqual([[{ body: { result_id: 'r1', more: 1, reason: 'The power failed.' } }]])
})

test('an attempt that was not begun is taken back, and a session without a limit offers nothing', async () => {
  const allow = show({ more: 2, left: 1, reason: 'The power failed.' })
  await press('Withdraw one')
  expect(allow.mock.calls[0]![0].body.more).toBe(1)
  cleanup()
  show({ allowed: null, left: null })
  expect(screen.queryByRole('button')).toBeNull()
})
