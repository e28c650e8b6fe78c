import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { ReportForm } from './report-form.tsx'

const onSent = vi.fn()
const open = () => {
  const send = vi.fn(async (_path: string, _options: unknown) =>
    Response.json({ data: { question_id: 'q1' } }),
  )
  vi.stubGlobal('fetch', send)
  const credentials = { attemptId: 'a1', token: 't' }
  render(<ReportForm credentials={credentials} questionId="q1" onSent={onSent} onCancel={() => undefined} />)
  return { send, user: userEvent.setup() }
}
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send report' }))
afterEach(() => vi.unstubAllGlobals())

test('given an untouched form, when it is sent, then one sentence says what to do', async () => {
  const { send, user } = open()
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
  await press(user)
  expect(screen.getByRole('alert').textContent).toBe('Choose what the issue is about.')
  expect(send).not.toHaveBeenCalled()
})

test('the categories of the specification are offered', () => {
  open()
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent.trim())
  expect(names).toEqual([
    'topic in lecture heading is not covered',
    'content improvement',
    'question is unclear',
    'options are unclear or repeated',
    'other',
  ])
})

test('given a category, when the form is sent, then the report is sent', async () => {
  const { send, user } = open()
  await user.click(screen.getByRole('radio', { name: 'content improvement' }))
  await press(user)
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(String((send.mock.calls[0]![1] as { body: string }).body)).toContain('content improvement')
})
