import type { ImportComplete } from '@quizwright/contracts/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/document.ts'
import { expect, test } from 'vitest'
import { createCollector } from './collected-import.ts'

const content = (question: string): QuestionContent => {
  const { _id, ...rest } = blankQuestion('none', 'full')
  return { ...rest, question }
}
const complete: ImportComplete = {
  sections: [],
  warnings: [
    'error#Correct option is required#2',
    'warning#Minimum one tag should be added#1',
    'error#Option text can not be empty at option # 3#2',
  ],
  hints: ['warning#This question repeats question 1#2'],
  rejected: [{ line: 4, column: 2, reason: 'The cell is too long.', raw: ['x'] }],
  rejectedCount: 7,
  total: 2,
  dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
}
const source = { fileLink: 'f1', quizId: 'q1' }
const texts = (collector: ReturnType<typeof createCollector>) =>
  collector.current().questions.map(({ question }) => question)

test('questions come in parts, each with an id of its own', () => {
  const collector = createCollector()
  collector.begin(0)
  collector.add([content('one'), content('two')])
  collector.add([content('three')])
  collector.finish(complete, source)
  expect(texts(collector)).toEqual(['one', 'two', 'three'])
  expect(new Set(collector.current().questions.map(({ _id }) => _id)).size).toBe(3)
})

test('after a break the stream goes on where it is asked to: nothing twice, nothing lost', () => {
  const collector = createCollector()
  collector.begin(0)
  collector.add([content('one'), content('two'), content('cut off')])
  collector.begin(2)
  collector.add([content('three')])
  expect(collector.count()).toBe(3)
  collector.finish(complete, source)
  expect(texts(collector)).toEqual(['one', 'two', 'three'])
})

test('another file begins with nothing', () => {
  const collector = createCollector()
  collector.begin(0)
  collector.add([content('of the first file')])
  collector.finish(complete, source)
  collector.begin(0)
  expect(collector.current()).toEqual({ questions: [], review: null })
})
