import { expect, test } from 'vitest'
import { questionFindings } from '../../rules/question.ts'
import { emptyOption, emptyQuestion } from '../../schemas/empty-question.ts'
import { kindOf } from '../kind-of.ts'

const statement = (...options: string[]) => ({
  ...emptyQuestion,
  question: 'Water boils at 100 °C at sea level.',
  tags: [{ tag_name: 'physics' }],
  options: options.map((option, index) => ({ ...emptyOption, option, is_correct: index === 0 })),
  interaction: { kind: 'true_false' as const },
})

test('has exactly two options, one of them right', () => {
  expect(questionFindings(statement('True', 'False'), 1, 'full')).toEqual([])
  expect(
    questionFindings(statement('True', 'False', 'Maybe'), 1, 'full').map(({ message }) => message),
  ).toEqual(['True or false has exactly two options'])
})

test('half of the blind guesses are right', () => {
  const asked = statement('True', 'False')
  expect(kindOf(asked).guess(asked)).toBe(0.5)
})
