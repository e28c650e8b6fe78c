import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const read = (value: unknown) => {
  const opened = openQuestionFile({
    name: 'quiz.json',
    bytes: new TextEncoder().encode(JSON.stringify(value)),
  })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map((entry) => ({
    options: entry.question.options
      .map(({ option, is_correct: isRight }) => (isRight ? `*${option}` : option))
      .join(' '),
    scoring:
      entry.question.interaction?.kind === 'multiple_answers'
        ? entry.question.interaction.scoring
        : undefined,
    without: entry.status === 'taken' ? entry.without : undefined,
  }))
}
const question = (weights: readonly number[], name = 'weight') => ({
  question: 'Which rise?',
  options: ['Tide', 'Sun', 'Stone'].map((text, index) => ({ text, [name]: weights[index] })),
})

test('what several options earn is kept', () => {
  expect(read([question([60, 40, -50])])).toMatchObject([
    { options: '*Tide *Sun Stone', scoring: { rule: 'weights', weights: [60, 40, -50] } },
  ])
  expect(read([question([0.3, 0.7, 0], 'fraction')])).toMatchObject([
    { options: '*Tide *Sun Stone', scoring: { rule: 'weights', weights: [30, 70, 0] } },
  ])
})

test('beside an option of all marks, others earn their part, and what one costs is named', () => {
  expect(read([question([100, 50, -25])])).toMatchObject([
    {
      options: '*Tide Sun Stone',
      scoring: { rule: 'weights', weights: [100, 50, 0] },
      without: ['the partial credit of option C (-25%)'],
    },
  ])
})

test('points of which nobody knows how many are all leave the key open', () => {
  expect(read([question([3, 2, 1], 'points')])[0]?.options).toBe('Tide Sun Stone')
})

test('a mark behind the text of an option says that it is right', () => {
  expect(
    read([{ question: 'Which rises?', options: ['Stone', { Tide: 'correct' }, 'Sand'] }])[0]?.options,
  ).toBe('Stone *Tide Sand')
})

test('what the key of no question names is none, where another field names an option', () => {
  const asked = (key: string, answers: string[]) => ({
    key,
    question: `Which is ${key}?`,
    options: [
      { key: 'A', content: 'Tide' },
      { key: 'B', content: 'Stone' },
    ],
    answers,
  })
  expect(read([asked('phy_1', ['B']), asked('phy_2', ['A'])]).map(({ options }) => options)).toEqual([
    'Tide *Stone',
    '*Tide Stone',
  ])
})
