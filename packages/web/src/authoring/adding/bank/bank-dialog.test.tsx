import type { BankQuestion } from '@quizwright/contracts/schemas/question-bank.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestion, goodQuestions } from '../../editor/testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../editor/testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
  localStorage.clear()
})

const noFigure = { value: null, interval: null, why: 'no attempts' } as const
const banked = (no: number, changes: Partial<BankQuestion> = {}): BankQuestion => {
  const { _id: _, ...content } = goodQuestion(no)
  return {
    origin_id: `origin${no}`,
    content,
    quiz_id: 'other',
    quiz_name: 'Sums of last year',
    question_no: no,
    is_published: true,
    quizzes: 1,
    attempts: 0,
    students: 0,
    few: true,
    facility: noFigure,
    discrimination: noFigure,
    ...changes,
  }
}

const asked: Record<string, unknown>[] = []
const openBank = async (present: number, found: readonly BankQuestion[]) => {
  asked.length = 0
  fakeGateway(goodQuestions(present), fakeQuiz, (path, _url, init) => {
    if (path !== 'question/search-question-bank') return undefined
    const body = JSON.parse(String(init?.body)) as { from: number; count: number }
    asked.push(body)
    const questions = found.slice(body.from, body.from + body.count)
    return {
      status: 200,
      data: { questions, total: found.length, tags: [{ tag_name: 'sums', questions: 4 }] },
    }
  })
  const rendered = renderEditor()
  await rendered.user.click(await rendered.screen.findByRole('button', { name: 'Add from your quizzes' }))
  const dialog = await rendered.screen.findByRole('dialog', { name: 'Questions from your other quizzes' })
  return { ...rendered, dialog: within(dialog) }
}

test('given an empty quiz, when questions of the bank are chosen, then they are added in one step', async () => {
  const { dialog, user, screen, questions } = await openBank(0, [banked(11), banked(12), banked(13)])
  await user.click(await dialog.findByLabelText('Choose question 13 of Sums of last year'))
  await user.click(dialog.getByLabelText('Choose question 11 of Sums of last year'))
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await waitFor(() =>
    expect(questions().map(({ question, origin_id }) => [question, origin_id])).toEqual([
      ['What is 13 + 13?', 'origin13'],
      ['What is 11 + 11?', 'origin11'],
    ]),
  )
  expect(new Set(questions().map(({ _id }) => _id)).size).toBe(2)
  const bar = within(screen.getByRole('toolbar', { name: 'Quiz' }))
  expect(bar.getByRole('button', { name: 'Undo' }).title).toBe('Undo adding 2 questions')
})

test('given questions added from the bank, when its window closes, then the first of them has the focus', async () => {
  const { dialog, user, screen } = await openBank(2, [banked(11), banked(12)])
  await user.click(await dialog.findByLabelText('Choose question 11 of Sums of last year'))
  await user.click(dialog.getByRole('button', { name: 'Add 1 question' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const added = within(screen.getByRole('region', { name: 'Question 3' }))
  await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText('Question text')))
})

test('a question shows its quiz and its use, and no figures from too few students', async () => {
  const interval = (value: number) => ({ value, interval: [value - 5, value + 5] as [number, number] })
  const { dialog } = await openBank(1, [
    banked(11, {
      quizzes: 3,
      attempts: 120,
      students: 100,
      few: false,
      facility: interval(72),
      discrimination: interval(35),
    }),
    banked(12, { attempts: 3, students: 3, facility: interval(66), is_published: false }),
  ])
  expect(await dialog.findByText('in 3 quizzes, 120 answers')).toBeTruthy()
  expect(
    dialog.getByText(
      'Average score 72% (likely 67–77%), 100 students. Strong students do clearly better here than weak ones.',
    ),
  ).toBeTruthy()
  expect(dialog.getByText('3 students: too few to judge')).toBeTruthy()
  expect(dialog.queryByText(/66/)).toBeNull()
  expect(dialog.getAllByText('Sums of last year')).toHaveLength(2)
})

test('searches by words, tag, difficulty, use and figures, and keeps chosen questions chosen', async () => {
  const { dialog, user } = await openBank(
    1,
    Array.from({ length: 25 }, (_, index) => banked(index + 11)),
  )
  await user.click(await dialog.findByLabelText('Choose question 11 of Sums of last year'))
  await user.click(dialog.getByRole('button', { name: 'Show more' }))
  await dialog.findByLabelText('Choose question 35 of Sums of last year')
  await user.selectOptions(dialog.getByLabelText('Tag'), 'sums')
  await user.selectOptions(dialog.getByLabelText('Difficulty'), 'Hard')
  await user.selectOptions(dialog.getByLabelText('Answered by students'), 'not answered')
  await user.selectOptions(dialog.getByLabelText('Measured difficulty'), 'easy')
  await user.selectOptions(dialog.getByLabelText('Order'), 'least used')
  await user.type(dialog.getByLabelText('Search'), ' two words ')
  const wanted = {
    quiz_id: 'quiz1',
    words: 'two words',
    tag_names: ['sums'],
    difficulty: 'Hard',
    use: 'not answered',
    figures: 'easy',
    order: 'least used',
    from: 0,
    count: 20,
  }
  await waitFor(() => expect(asked.at(-1)).toEqual(wanted))
  expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeTruthy()
})

test('questions chosen in the bank stay chosen when its window is left by Escape', async () => {
  const { dialog, user, screen } = await openBank(0, [banked(11), banked(12)])
  await user.click(await dialog.findByLabelText('Choose question 12 of Sums of last year'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add from your quizzes' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.body.textContent).toMatch(/1\sselected/))
})
