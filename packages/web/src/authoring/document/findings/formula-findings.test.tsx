import { emptyOption, emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { fetchRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'
import * as renderer from '@quizwright/ui/formula/fetch-renderer.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findingsOf } from './findings-of.ts'
import { mayHaveFormula } from '@quizwright/domain/rules/formula-findings.ts'
import { createFindingsReader } from './quiz-findings.ts'

beforeAll(() => fetchRenderer())
afterEach(() => void vi.restoreAllMocks())

const questionWith = (fields: Partial<DraftQuestion>): DraftQuestion => ({
  ...emptyQuestion,
  _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  question: 'Which?',
  tags: [{ tag_name: 'a' }],
  options: [
    { ...emptyOption, option: 'x', is_correct: true },
    { ...emptyOption, option: 'y' },
  ],
  ...fields,
})
const errorsOf = (question: DraftQuestion): string[] =>
  findingsOf(question, 'full').flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))

test.each<[string, Partial<DraftQuestion>, string]>([
  [
    'the equation',
    { equation: '\\foo{x}' },
    'Students see the TeX of a formula, because \\foo is no command of TeX',
  ],
  [
    'the text',
    { question: 'Is $\\frac{a}{$ right?' },
    'Students see the TeX of a formula, because it is not complete',
  ],
  [
    'the solution',
    { solution: '\\(a}\\)' },
    'Students see the TeX of a formula, because its TeX has an error',
  ],
  [
    'an option',
    {
      options: [
        { ...emptyOption, option: 'x', is_correct: true },
        { ...emptyOption, equation: '\\foo' },
      ],
    },
    'Students see the TeX of a formula at option # 2, because it is not complete',
  ],
])('a formula that is not drawn in %s is an error', (_, fields, message) => {
  expect(errorsOf(questionWith(fields))).toEqual([message])
  expect(mayHaveFormula(questionWith(fields))).toBe(true)
})

test.each([
  ['50% of \\sqrt{2}', 'Students do not see what follows the % in a formula. Write \\% for a percent sign'],
  ['x = \\ref{a}', 'Students see a gap in a formula, because \\ref refers to nothing'],
])('a formula that is drawn only in part is a hint: %s', (equation, message) => {
  expect(findingsOf(questionWith({ equation }), 'full')).toMatchObject([{ severity: 'hint', message }])
})

test.each(['50\\% of \\sqrt{2}', 'x % a comment\n', 'x \\\\ y', '\\reflectbox{x}'])(
  'no part of a formula is missed: %s',
  (equation) => {
    const rules = findingsOf(questionWith({ equation }), 'full').map(({ rule }) => rule)
    expect(rules.includes('formulaInPart')).toBe(equation.includes('comment'))
  },
)

test('formulas that are drawn, and money, are no errors', () => {
  expect(errorsOf(questionWith({ question: 'From $5 to $10: $x^2$', equation: '\\sqrt{2}' }))).toEqual([])
})

test('given the renderer arrives later, then a question that was judged before is judged again', () => {
  const question = questionWith({ equation: '\\foo{x}' })
  const loaded = renderer.fetchedRenderer()
  const fetched = vi.spyOn(renderer, 'fetchedRenderer').mockReturnValue(undefined)
  const read = createFindingsReader('full')
  const questions = [question]
  expect(read(questions).errors).toEqual([])
  fetched.mockReturnValue(loaded)
  expect(read(questions).errors).toHaveLength(1)
})
