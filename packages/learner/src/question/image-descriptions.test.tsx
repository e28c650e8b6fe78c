import type { AttemptQuestion, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { CheckedSolution } from './checked-solution.tsx'
import { OptionList } from './option-list.tsx'
import { QuestionText } from './question-text.tsx'

const image = (no: number, description?: string) => ({
  text: '',
  equation: '',
  image_url: `/files/${no}.png`,
  ...(description !== undefined && { image_description: description }),
})
const show = (descriptions: (string | undefined)[]) => {
  const question = {
    question_id: 'q1',
    question_no: 4,
    ...image(1, descriptions[0]),
    takes_many: false,
    options: [image(2, descriptions[1]), image(3)],
  } as unknown as AttemptQuestion
  const solution: Solution = { is_correct: true, correct: [0], ...image(4, descriptions[2]) }
  render(
    <>
      <QuestionText id="t" question={question} />
      <OptionList
        question={question}
        answer={{ selected: [], solution: null }}
        describedBy="t"
        onChange={() => undefined}
      />
      <CheckedSolution solution={solution} />
    </>,
  )
  return screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'))
}

test('students who cannot see an image hear its description, or at least what it belongs to', () => {
  expect(show(['A map of Europe', 'The Rhine', 'The Danube'])).toEqual([
    'A map of Europe',
    'The Rhine',
    'Image of option 2',
    'The Danube',
  ])
  expect(screen.getByRole('radio', { name: 'The Rhine' })).toBeTruthy()
})

test('given no descriptions, then each image has the name of its place', () => {
  expect(show([undefined, '', undefined])).toEqual([
    'Image of question 4',
    'Image of option 1',
    'Image of option 2',
    'Image of the solution',
  ])
})
