import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import { toasterStore } from '../ui/feedback/toaster-store.ts'
import { CorrectAnswer } from './correct-answer.tsx'
import { notCounted } from './fixtures.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
})

const answer = { resultId: 'r1', questionId: 'q1', questionNo: 3, marks: 1, outOf: 4 }

const open = async () => {
  const correct = vi
    .spyOn(rest(correctionEndpoints), 'correctAnswer')
    .mockResolvedValue({ status: 200, data: { correction: notCounted } })
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectAnswer answer={answer} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const show = () => press('Change this student’s mark for question 3')
  await show()
  const dialog = within(await screen.findByRole('dialog'))
  const [marks, reason] = [
    () => dialog.getByRole('textbox', { name: /^Marks/ }),
    () => dialog.getByRole('textbox', { name: /^Reason/ }),
  ]
  return { user, press, show, dialog, marks, reason, correct }
}

test('one answer of one student gets other marks with a reason', async () => {
  const { user, press, marks, reason, correct } = await open()
  await user.type(marks(), '2,5')
  await user.type(reason(), 'A good reason that the key lacks. ')
  await press('Change mark')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { result_id: 'r1', question_id: 'q1', marks: 2.5, reason: 'A good reason that the key lacks.' }
  expect(correct.mock.calls).toEqual([[{ body }]])
  expect(toasterStore.current().map(({ text }) => text)).toEqual(['Mark corrected'])
})

test('marks out of range, the same marks and a missing reason are refused in words, and nothing is sent', async () => {
  const { user, press, dialog, marks, correct } = await open()
  await press('Change mark')
  expect(dialog.getByText('The mark must be a number from 0 to 4')).toBeTruthy()
  expect(dialog.getByText(correctionTexts.reason)).toBeTruthy()
  await user.type(marks(), '1')
  expect(dialog.getByText(correctionTexts.sameMarks)).toBeTruthy()
  expect(correct).not.toHaveBeenCalled()
})

test('what was typed is back after a failed call, and after the dialog was closed', async () => {
  const { user, press, show, marks, reason, correct } = await open()
  correct.mockRejectedValue(new Problem('UPSTREAM_DOWN'))
  await user.type(marks(), '3')
  await user.type(reason(), 'It is right too.')
  await press('Change mark')
  await vi.waitFor(() => expect(toasterStore.current()).toHaveLength(1))
  expect([marks(), reason()]).toMatchObject([{ value: '3' }, { value: 'It is right too.' }])
  await press('Cancel')
  await show()
  expect(await screen.findByDisplayValue('It is right too.')).toBeTruthy()
})
