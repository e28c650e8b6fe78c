import { expect, test } from 'vitest'
import { differingParts } from './changed-parts.ts'
import type { QuestionContent } from '../schemas/question.ts'

const option = (text: string, is_correct: boolean) => ({
  option: text,
  equation: '',
  image_url: '',
  is_correct,
  is_selected: false,
})
const content = {
  ind_number: null,
  question: 'How much?',
  equation: '',
  image_url: '',
  topic: '',
  tags: [],
  section: '',
  paragraph: '',
  related_video_id: null,
  options: [option('1', true), option('2', false)],
  weightage: 1,
  self_assigned_weightage: true,
  difficulty_level: 'Easy',
  solution: '',
  solution_equation: '',
  solution_image_url: '',
} satisfies QuestionContent

test('equal contents differ in nothing, whatever the order of their fields', () => {
  const turned = Object.fromEntries(Object.entries(content).toReversed()) as unknown as QuestionContent
  expect(differingParts(content, turned)).toEqual([])
})

test('the key is told apart from the words of the options', () => {
  const otherKey = { ...content, options: [option('1', false), option('2', true)] }
  expect(differingParts(content, otherKey)).toEqual(['key'])
  expect(differingParts(content, { ...content, options: [option('1', true), option('3', false)] })).toEqual([
    'options',
  ])
  expect(
    differingParts(content, { ...content, solution_equation: 'x', weightage: 2, when_right: 'Yes' }),
  ).toEqual(['solution', 'feedback', 'weightage'])
})
