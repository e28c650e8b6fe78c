import { expect, test } from 'vitest'
import { readKindCells } from '@quizwright/domain/kinds/kind-cells.ts'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { giftHolds, writeGift } from './write-gift.ts'
import { moodleHolds, writeMoodleXml } from './write-moodle-xml.ts'

const cells = (accepted: string, unit = '', credit = '') => ({ accepted, unit, credit })
const questionOf = (kind: Interaction['kind'], ...written: Parameters<typeof cells>) => {
  const read = readKindCells(kind, cells(...written))
  if ('wrong' in read) throw new Error(read.wrong)
  return fullQuestion({ question: 'How much?', ...read })
}
const readBack = (text: string, name: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map(({ question }) => question.interaction)
}
const questions = [
  questionOf('numeric', '3'),
  questionOf('numeric', '9.80 +- 0.05 | 10 @50%'),
  questionOf('short_answer', 'accents: punctuation: Paris | P*s @50% | 2\\*3 = {6} @10%'),
]
const quizOf = (more: typeof questions) => ({
  title: 'Q',
  questions: [...questions, ...more],
  images: new Map(),
})
const interactions = (more: typeof questions) => [...questions, ...more].map(({ interaction }) => interaction)

test('GIFT holds tolerances, closed ranges, parts of the marks and stars', () => {
  const more = [questionOf('numeric', '[1, 5]')]
  expect(readBack(writeGift(quizOf(more)), 'a.gift')).toEqual(interactions(more))
  expect([...questions, ...more].every((one) => giftHolds.interaction!(one))).toBe(true)
})

test('Moodle XML holds them with units and with case', () => {
  const more = [
    questionOf(
      'numeric',
      '3.14 +- 0.01',
      'm = 1; cm = 0.01',
      'unit chosen, wrong unit costs 10% of all marks',
    ),
    questionOf('numeric', '5', 'm = 1', 'unit typed, wrong unit costs 0% of the credit'),
    questionOf('short_answer', 'case: accents: punctuation: Paris'),
  ]
  expect(readBack(writeMoodleXml(quizOf(more)), 'a.xml')).toEqual(interactions(more))
  expect([...questions, ...more].every((one) => moodleHolds.interaction!(one))).toBe(true)
})

test.each([
  questionOf('numeric', '9.81 +- 2 %'),
  questionOf('numeric', '9.81 (3 digits)'),
  questionOf('numeric', '(1, 5]'),
  questionOf('numeric', '5', 'm', 'unit shown'),
  questionOf('short_answer', 'Paris'),
  questionOf('short_answer', 'accents: punctuation: typos: Paris'),
])('what %j says beyond that is named as lost, and the question stays what it is', (question) => {
  expect([giftHolds.interaction!(question), moodleHolds.interaction!(question)]).toEqual([false, false])
  const [read] = readBack(writeMoodleXml({ title: 'Q', questions: [question], images: new Map() }), 'a.xml')
  expect(read?.kind).toBe(question.interaction!.kind)
})
