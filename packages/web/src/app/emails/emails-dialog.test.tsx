import { noticeEndpoints } from '@quizwright/contracts/endpoints/notice.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import EmailsDialog from './emails-dialog.tsx'

const calls = rest(noticeEndpoints)
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const open = async () => {
  vi.spyOn(calls, 'getMailPreferences').mockResolvedValue({
    status: 200,
    data: { is_on: true, language: 'fr' },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <EmailsDialog onClose={() => undefined} />
    </QueryClientProvider>,
  )
  return screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me about shared quizzes' })
}

test('emails are turned off, and their language is chosen', async () => {
  const user = userEvent.setup()
  const save = vi.spyOn(calls, 'saveMailPreferences').mockImplementation(async ({ body }) => ({
    status: 200,
    data: { is_on: body.is_on ?? true, language: body.language ?? 'fr' },
  }))
  const box = await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('fr')
  await user.selectOptions(screen.getByLabelText('Language'), 'اردو')
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('ur'))
  await user.click(box)
  await waitFor(() => expect(box.checked).toBe(false))
  expect(save.mock.calls.map(([{ body }]) => body)).toEqual([{ language: 'ur' }, { is_on: false }])
})

test('a choice that could not be saved stays as it was', async () => {
  const user = userEvent.setup()
  vi.spyOn(calls, 'saveMailPreferences').mockRejectedValue(new Problem('UPSTREAM_DOWN'))
  const box = await open()
  await user.click(box)
  await waitFor(() => expect(calls.saveMailPreferences).toHaveBeenCalledTimes(1))
  expect(box.checked).toBe(true)
})
