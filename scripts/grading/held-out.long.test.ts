import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offlineModel } from '@quizwright/services/grading/offline/offline-model.ts'
import { sampleQuestions } from '@quizwright/services/grading/testing/sample-answers.ts'
import { measure } from './figures.ts'
import { fitModel } from './fit-model.ts'
import { type GradedAnswer, hasGradedAnswers, readGradedAnswers } from './graded-answers.ts'
import { compareAnswers, judgeByQuestion, judgeBySet } from './held-out.ts'
import { fillPage } from './tables.ts'

const samples: GradedAnswer[] = sampleQuestions.flatMap(({ question, solution, answers }, index) =>
  answers.map(([marks, answer]) => ({
    set: index % 2 === 0 ? 'even' : 'odd',
    questionId: String(index),
    texts: { question, solution, answer },
    score: marks / 5,
    hidesPartialMarks: false,
  })),
)

test('a model fitted without a question judges it better than the mean does', () => {
  const figures = measure(judgeByQuestion(compareAnswers(samples), offlineModel))
  expect(figures.answers).toBe(samples.length)
  expect(figures.all.rmse).toBeLessThan(figures.alwaysMean)
  expect(figures.correlation).toBeGreaterThan(0.5)
})

test('the same answers give the same model', () => {
  expect(fitModel(compareAnswers(samples))).toEqual(fitModel(compareAnswers(samples)))
})

test('reports a table that has no place in the page', () => {
  expect(fillPage('<!-- a -->old<!-- end -->', { a: 'new' })).toBe('<!-- a -->\n\nnew\n\n<!-- end -->')
  expect(() => fillPage('no markers', { a: 'new' })).toThrow('The page has no place for a.')
})

if (!hasGradedAnswers)
  process.stdout.write(
    'The answers that humans graded are not here: the offline grader is held to no bounds.\n',
  )

test.each(hasGradedAnswers ? [readGradedAnswers] : [])(
  'the grader equals the result of calibration and keeps its bounds on held-out answers',
  (read) => {
    const answers = compareAnswers(read())
    const { coefficients } = fitModel(answers)
    for (const [name, value] of Object.entries(coefficients))
      expect(offlineModel.coefficients[name as keyof typeof coefficients]).toBeCloseTo(value, 3)

    for (const judge of [judgeByQuestion, judgeBySet]) {
      const judged = judge(answers, offlineModel)
      const all = measure(judged)
      expect(all.sureLowsAmongHighs).toBeLessThanOrEqual(0.02)
      expect(all.sure.withinOne).toBeGreaterThanOrEqual(2 * all.unsure.withinOne)
      expect(all.sureShare).toBeGreaterThanOrEqual(0.3)
      expect(all.all.rmse).toBeLessThan(Math.min(all.alwaysMean, all.alwaysFull))
      const course = measure(judged.filter(({ set }) => set === 'digiklausur-nn'))
      expect(Math.abs(course.sure.bias)).toBeLessThanOrEqual(0.3)
      expect(course.sure.rmse).toBeLessThanOrEqual(1.3)
      expect(course.correlation).toBeGreaterThanOrEqual(0.4)
    }
  },
)

test('the page has a place for each table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/grading.md'), 'utf8')
  for (const name of [
    'suggestions by question',
    'sureness by question',
    'abstention',
    'suggestions by set',
    'sureness by set',
    'confidence',
  ])
    expect(page).toContain(`<!-- ${name} -->`)
})
