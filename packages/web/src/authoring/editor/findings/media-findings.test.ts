import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { expect, test } from 'vitest'
import { mediaFindings } from './media-findings.ts'

const hintsOf = (changes: Partial<DraftQuestion>) =>
  mediaFindings({ _id: 'q1', ...fullQuestion({}), ...changes }, undefined).map(
    ({ severity, field, message }) => [severity, field, message],
  )
const without = 'has no description for students who can’t see it'

test('each image without a description is named by a hint at its field', () => {
  const option = { option: 'a', equation: '', is_correct: true, is_selected: false }
  expect(
    hintsOf({
      image_url: '/files/1',
      options: [
        { ...option, image_url: '' },
        { ...option, image_url: '/files/2', image_description: ' ' },
      ],
      solution_image_url: '/files/3',
    }),
  ).toEqual([
    ['hint', 'image_url', `The image ${without}`],
    ['hint', 'options.1.image_url', `The image of option # 2 ${without}`],
    ['hint', 'solution_image_url', `The image of the solution ${without}`],
  ])
})

test('given descriptions, or no images, then there is no hint', () => {
  expect(hintsOf({ image_url: '/files/1', image_description: 'A map' })).toEqual([])
  expect(hintsOf({})).toEqual([])
})
