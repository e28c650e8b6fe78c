import type { Attempt, AttemptQuestion, SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { PagedQuestion } from './paged-question.tsx'

const question = (id: string): AttemptQuestion => ({
  question_id: id,
  question_no: 1,
  text: 'Who spoke?',
  equation: '',
  image_url: '',
  topic: '',
  section: '',
  paragraph: '',
  page_before: 'Four score and seven years ago',
  total_marks: 1,
  difficulty_level: 'Easy',
  options: ['Lincoln', 'Grant'].map((text) => ({ text, equation: '', image_url: '' })),
  takes_many: false,
})
const show = (id: string, selected: number[] = []) => {
  const answer = {
    question_id: id,
    selected,
    answer: '',
    uploaded_images: [],
    solution: null,
    response: null,
  } as unknown as SavedAnswer
  const paper = { questions: [question(id)], quiz_type: 'full', is_direct_check: false } as unknown as Attempt
  render(
    <PagedQuestion
      paper={paper}
      question={question(id)}
      answer={answer}
      onChange={() => undefined}
      onCheck={async () => null}
      imageField={null}
    />,
  )
}
const text = () => screen.getByText('Four score and seven years ago')

test('a text stands on its own page until it was read, then it can be opened above the question', async () => {
  show('q1')
  expect(text().closest('details')).toBe(null)
  expect(screen.queryByText('Who spoke?')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Continue to the question' }))
  expect(await screen.findByText('Who spoke?')).toBeTruthy()
  expect(text().closest('details')?.open).toBe(false)
})

test('who read it, or has answered, comes to the question at once', () => {
  show('q1')
  expect(screen.getByText('Who spoke?')).toBeTruthy()
})

test('an answered question has been read', () => {
  show('q2', [1])
  expect(screen.getByText('Who spoke?')).toBeTruthy()
})
