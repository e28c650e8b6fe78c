import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import type { DaqResult } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { labels, toasts } from '@quizwright/domain/texts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import { DaqView } from './daq-view.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
})

const answered: DaqQuestion = {
  _id: 'a',
  time_spent: 65,
  total_marks: 10,
  obtained_marks: 4,
  ai_result: { marks_obtained: 4, evaluation_result: 'It names the force but not its direction.' },
  instructor_updated_evaluation: null,
  confirmation: 'one',
  uploaded_images: ['/files/sketch'],
  answer: 'A force acts on the body.',
}
const skipped: DaqQuestion = {
  ...answered,
  _id: 'b',
  obtained_marks: 0,
  skipped: true,
  ai_result: null,
  uploaded_images: [],
  answer: '',
}
const result = {
  _id: 'r1',
  quiz_id: 'q1',
  quiz: { _id: 'q1', name: 'Forces' },
  user: { full_name: 'Bo Li', email: 'bo@example.org' },
  obtained_marks: 4,
  total_marks: 20,
  correct_percentage: 20,
  is_delivered: false,
  questions: [answered, skipped],
} as unknown as DaqResult

const show = (changes: Partial<DaqResult> = {}) => {
  vi.spyOn(rest(resultEndpoints), 'getGradingAgreement').mockResolvedValue({
    status: 200,
    data: { questions: [] },
  })
  const update = vi.spyOn(rest(resultEndpoints), 'updateAiResponse').mockResolvedValue({ success: true })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DaqView result={{ ...result, ...changes }} />
    </QueryClientProvider>,
  )
  return update
}
const row = (no: number) => within(screen.getByRole('table', { name: 'Answers' })).getAllByRole('row')[no]!
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const shownToasts = () => toasterStore.current().map(({ text }) => text)

test('each question has its time, marks, responses, images and answer; a missing one is named', () => {
  show()
  const cells = (no: number) => [...row(no).querySelectorAll('td')].map(({ dataset }) => dataset['label'])
  expect(cells(1)).toEqual([
    'Time spent',
    'Marks obtained',
    'Total marks',
    'AI response',
    'Instructor’s response',
    'Uploaded images',
    'Student’s answer',
  ])
  expect(row(1).textContent).toContain('1m 5s410It names the force but no…')
  expect(within(row(1)).getByText(labels.notUpdated)).toBeDefined()
  expect(within(row(2)).getByText(labels.skipped)).toBeDefined()
  expect(within(row(2)).getByText(labels.notUpdated)).toBeDefined()
})

test('a row opens in place, so that its texts are read without a dialog', async () => {
  show()
  const whole = 'It names the force but not its direction.'
  expect(row(1).textContent).toContain('It names the force but no…')
  await press('Show full text, question 1')
  expect(within(row(1)).getByText(whole)).toBeTruthy()
  expect(row(1).textContent).not.toContain('but no…')
  await press('Show less, question 1')
  expect(row(1).textContent).toContain('but no…')
})

test('View More opens the whole response, and Update stores it as the instructor’s', async () => {
  const update = show()
  await press(/^View More: AI response to question 1/)
  const field = (await dialog()).getByDisplayValue('It names the force but not its direction.')
  await userEvent.clear(field)
  await userEvent.type(field, 'Well seen.')
  await press(labels.update)
  await waitFor(() => expect(shownToasts()).toEqual([toasts.responseUpdated]))
  expect(update).toHaveBeenCalledExactlyOnceWith({
    params: { id: 'r1' },
    body: { question_id: 'a', instructor_updated_evaluation: 'Well seen.', marks_obtained: 4 },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a response that was written and left by Escape is back in the next dialog, until it is discarded', async () => {
  show()
  await press(/^View More: AI response to question 1/)
  const field = (await dialog()).getByLabelText('Instructor response')
  await userEvent.type(field, ' And well seen.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await press(/^View More: AI response to question 1/)
  const again = await dialog()
  expect((again.getByLabelText('Instructor response') as HTMLTextAreaElement).value).toMatch(
    /And well seen\.$/,
  )
  await userEvent.click(again.getByRole('button', { name: 'Discard' }))
  expect((again.getByLabelText('Instructor response') as HTMLTextAreaElement).value).not.toContain(
    'well seen',
  )
})

test('a message that was written and left by Escape is back in the next dialog', async () => {
  show()
  await press(labels.sendMessage)
  await userEvent.type((await dialog()).getByLabelText('Message'), 'See me on Monday.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(labels.sendMessage)
  expect(((await dialog()).getByLabelText('Message') as HTMLTextAreaElement).value).toContain(
    'See me on Monday.',
  )
})

test('an update that fails, or is answered with no success, says so and keeps the text', async () => {
  const update = show()
  update
    .mockRejectedValueOnce(new Problem('UPSTREAM_DOWN'))
    .mockResolvedValueOnce({ success: false, message: 'It is locked.' })
  await press(/^View More: AI response to question 1/)
  await (await dialog()).findByDisplayValue('It names the force but not its direction.')
  await press(labels.update)
  await waitFor(() => expect(shownToasts()).toEqual([toasts.responseUpdateFailed]))
  await press(labels.update)
  await waitFor(() => expect(toasterStore.current().map(({ detail }) => detail)).toContain('It is locked.'))
  expect((await dialog()).getByDisplayValue('It names the force but not its direction.')).toBeDefined()
})

test('a delivered result and the answer of the student cannot be updated', async () => {
  show({ is_delivered: true })
  await press(/^View More: AI response to question 1/)
  expect((await dialog()).getByText('It names the force but not its direction.')).toBeDefined()
  expect((await dialog()).queryByRole('button', { name: labels.update })).toBeNull()
  cleanup()
  show({ questions: [{ ...answered, answer: 'A force acts on the body, from the left.' }] })
  await press(/^View More: student answer to question 1/)
  expect((await dialog()).getByText('A force acts on the body, from the left.')).toBeDefined()
  expect((await dialog()).queryByRole('button', { name: labels.update })).toBeNull()
})

test('an uploaded image is enlarged when it is pressed', async () => {
  show()
  await press('Enlarge Image 1 of question 1')
  expect((await dialog()).getByRole('img', { name: 'Image 1 of question 1' }).getAttribute('src')).toBe(
    '/files/sketch',
  )
})

test.each([labels.sendAppreciation, labels.sendEncouragement, labels.sendMessage])(
  '%s opens a message to the student, which the mail program sends as it was edited',
  async (name) => {
    show()
    await press(name)
    const { getByText, getByLabelText, getByRole } = await dialog()
    expect(getByText('bo@example.org')).toBeDefined()
    await userEvent.type(getByLabelText('Message'), 'See you.')
    const address = getByRole('link', { name: 'Open in mail program' }).getAttribute('href')
    expect(address).toMatch(/^mailto:bo@example\.org\?subject=.*Forces&body=.*See%20you\./)
  },
)

test('the mark of an answer that the student has seen is corrected beside it', async () => {
  show({ is_delivered: true })
  await press('Change this student’s mark for question 1')
  expect((await dialog()).getByText(/It currently has 4 of 10/)).toBeDefined()
  cleanup()
  show()
  expect(screen.queryByRole('button', { name: /Change this student/ })).toBeNull()
})

test('given a score just below the pass mark, then it has the digits that the verdict needs', () => {
  show({ correct_percentage: 79.996, quiz: { _id: 'q1', name: 'Forces', passing_percentage: 80 } })
  expect(screen.getByText(/79\.996%, grade B/)).toBeDefined()
})
