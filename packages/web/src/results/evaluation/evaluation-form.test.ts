import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { speak } from '@quizwright/domain/language/say.ts'
import { afterEach, expect, test } from 'vitest'
import { readMark } from '../../results/read-mark.ts'
import { formErrors, formFor, isMarked, isSuggested, ownResponse, textToStore } from './evaluation-form.ts'

afterEach(() => speak())

const question: DaqQuestion = {
  _id: 'N',
  time_spent: 60,
  total_marks: 5,
  obtained_marks: 3,
  ai_result: { marks_obtained: 3, evaluation_result: 'Half of it.' },
  instructor_updated_evaluation: null,
  instructor_marks: null,
  uploaded_images: [],
  answer: 'Because.',
}

test("the form starts with the instructor's evaluation, or else with the model's", () => {
  expect(formFor(question)).toEqual({ text: 'Half of it.', mark: '3' })
  expect(
    formFor({
      ...question,
      instructor_updated_evaluation: 'All of it.',
      instructor_marks: 5,
      obtained_marks: 5,
    }),
  ).toEqual({ text: 'All of it.', mark: '5' })
  expect(formFor({ ...question, ai_result: null, obtained_marks: 0 })).toEqual({ text: '', mark: '' })
})

test("a suggested mark counts once it is confirmed; an instructor's mark and a skipped answer count at once", () => {
  const waiting = { ...question, confirmation: null }
  const alone = { ...waiting, ai_result: null, answer: ' ', uploaded_images: ['/files/a.png'] }
  const answers = [
    waiting,
    { ...waiting, confirmation: 'together' as const },
    { ...waiting, instructor_marks: 2 },
    alone,
    { ...alone, instructor_marks: 2 },
    { ...alone, uploaded_images: [], skipped: true },
  ]
  expect(answers.map(isMarked)).toEqual([false, true, true, false, true, true])
  expect(answers.map(isSuggested)).toEqual([true, false, false, false, false, false])
  expect(formFor(waiting)).toEqual({ text: 'Half of it.', mark: '3' })
})

test('a mark may have a point or a comma, and an empty field is no mark', () => {
  expect([readMark('2.5'), readMark(' 2,5 '), readMark(' ')]).toEqual([2.5, 2.5, undefined])
})

test.each(['-1', '5.5', 'five', '1e9', 'Infinity'])('%s is not a mark out of 5', (mark) => {
  expect(formErrors({ text: '', mark }, 5)).toEqual({ mark: 'The mark must be a number from 0 to 5' })
})

test('marks within the range may be sent, and so may an empty field', () => {
  for (const mark of ['0', '5', '2.25', '']) expect(formErrors({ text: 'Well done.', mark }, 5)).toEqual({})
})

test('a response that is too long says by how much', () => {
  expect(formErrors({ text: 'x'.repeat(32_769), mark: '' }, 5).text).toMatch(/at most 32.768 characters/)
})

test('an answer whose mark alone was changed is not called not updated', () => {
  expect(ownResponse(question)).toBe('Not Updated')
  expect(ownResponse({ ...question, instructor_marks: 2.5 })).toBe('Mark changed to 2.5 of 5')
  expect(ownResponse({ ...question, instructor_updated_evaluation: 'Good.', instructor_marks: 5 })).toBe(
    'Good.',
  )
})

test('the offline grader’s words are read in the language of the page and stored as they were made', () => {
  const made = 'Repeats the question.'
  const graded = { marks_obtained: 1, evaluation_result: made, model: 'offline', reasons: [made] }
  speak({ language: 'es', catalogue: { [made]: 'Repite la pregunta.' } })
  const given = { ...question, ai_result: graded }
  const { text } = formFor(given)
  expect(text).toBe('Repite la pregunta.')
  expect([textToStore(text, given), textToStore(`${text} Mal.`, given)]).toEqual([
    made,
    'Repite la pregunta. Mal.',
  ])
  expect(ownResponse({ ...given, instructor_updated_evaluation: made })).toBe('Repite la pregunta.')
  const byModel = { ...given, ai_result: { ...graded, model: 'gpt-4o' } }
  expect(formFor(byModel).text).toBe(made)
})
