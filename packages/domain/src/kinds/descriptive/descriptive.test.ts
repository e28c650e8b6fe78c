import { expect, test } from 'vitest'
import { columnsFor, toCells } from '../../csv/write-row.ts'
import { readHeader } from '../../csv/read-header.ts'
import { readQuestionRow } from '../../csv/read-row.ts'
import { fullQuestion } from '../../csv/sparse-question.ts'
import { questionWithoutSolution } from '../../rules/question-without-solution.ts'
import { questionFindings } from '../../rules/question.ts'
import { emptyOption } from '../../schemas/empty-question.ts'
import { attemptQuestion } from '../../schemas/attempt.ts'
import type { QuestionContent } from '../../schemas/question.ts'
import { kindOf, isDescriptive, questionKinds } from '../kind-of.ts'

const essay: QuestionContent = fullQuestion({
  question: 'Why is the sky blue?',
  tags: [{ tag_name: 'physics' }],
  solution: 'Short waves are scattered more.',
  options: [],
  interaction: { kind: 'descriptive' },
})
const { interaction: _, ...rest } = essay
const alone: QuestionContent = rest
const rulesOf = (question: QuestionContent, quizType: 'full' | 'daq') =>
  questionFindings(question, 1, quizType).map(({ rule }) => rule)

test('says that it is descriptive beside other kinds, and need not in a daq quiz', () => {
  expect([isDescriptive(essay, 'full'), isDescriptive(alone, 'daq'), isDescriptive(alone, 'full')]).toEqual([
    true,
    true,
    false,
  ])
  expect([rulesOf(essay, 'full'), rulesOf(alone, 'daq'), rulesOf(essay, 'daq')]).toEqual([
    [],
    [],
    ['kindInDescriptive'],
  ])
})

test('students see what kind it is, and never its solution', () => {
  const seen = questionWithoutSolution(essay, { questionId: 'q', place: 1, totalMarks: 5 })
  expect(attemptQuestion.parse(seen)).toEqual(seen)
  expect(seen.interaction).toEqual({ kind: 'descriptive' })
  expect(JSON.stringify(seen)).not.toContain('scattered')
})

test('has no options; those of a table stay until another kind is chosen', () => {
  const options = ['red', 'blue'].map((option) => ({ ...emptyOption, option, is_correct: option === 'blue' }))
  const written = { ...essay, options }
  expect(rulesOf(written, 'full')).toEqual(['optionsOfDescriptive'])
  expect(questionKinds.single_answer.begin(kindOf(written).material(written)).options).toEqual(options)
  expect(questionKinds.single_answer.begin(kindOf(essay).material(essay)).options).toHaveLength(4)
})

test.each(['descriptive', 'Essay', 'open-ended', 'Long Answer'])('a table may call it %s', (name) => {
  const header = readHeader(['kind', 'question', 'solution', 'tags'])
  if (!header.ok) throw new Error(JSON.stringify(header.errors))
  expect(readQuestionRow([name, essay.question, essay.solution, 'physics'], header.layout)).toMatchObject({
    ok: true,
    question: { question: essay.question, options: [], interaction: { kind: 'descriptive' } },
  })
})

test('a row of a table brings it back with what it is graded by', () => {
  const graded = { ...essay, ai_evaluation_prompt: 'Physics first.', allow_ocr: false }
  const columns = columnsFor([graded])
  const header = readHeader(columns)
  if (!header.ok) throw new Error(JSON.stringify(header.errors))
  expect(readQuestionRow(toCells(graded, columns), header.layout)).toMatchObject({
    ok: true,
    question: graded,
  })
})
