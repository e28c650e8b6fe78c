import { setsOf } from './calibration.ts'
import { type Figures, measure } from './figures.ts'
import { mean } from './fit-model.ts'
import {
  type ComparedAnswer,
  type JudgedAnswer,
  judgeByQuestion,
  judgeBySet,
  type Settings,
} from './held-out.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const figure = (value: number): string => value.toFixed(2).replace('-', '−')
const percent = (value: number): string => `${(100 * value).toFixed(0)} %`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const judgedSets = (judged: readonly JudgedAnswer[]): [string, Figures][] => [
  ...setsOf(judged).map((set): [string, Figures] => [
    set,
    measure(judged.filter((answer) => answer.set === set)),
  ]),
  ['all', measure(judged)],
]

const suggestions = (judged: readonly JudgedAnswer[]): string =>
  table(
    ['set', 'answers', 'r', 'RMSE', 'bias', 'RMSE of always full marks', 'RMSE of always the mean'],
    judgedSets(judged).map(([set, figures]) => [
      set,
      String(figures.answers),
      figure(figures.correlation),
      figure(figures.all.rmse),
      figure(figures.all.bias),
      figure(figures.alwaysFull),
      figure(figures.alwaysMean),
    ]),
  )

const sureness = (judged: readonly JudgedAnswer[]): string =>
  table(
    [
      'set',
      'sure',
      'RMSE of the sure',
      'bias of the sure',
      'within one mark: sure',
      'within one mark: others',
      'sure 1 or less among 4 or more',
    ],
    judgedSets(judged).map(([set, figures]) => [
      set,
      percent(figures.sureShare),
      figure(figures.sure.rmse),
      figure(figures.sure.bias),
      percent(figures.sure.withinOne),
      percent(figures.unsure.withinOne),
      percent(figures.sureLowsAmongHighs),
    ]),
  )

/** Stricter thresholds, to show what abstaining more often would cost and gain. */
const stricter = [0.6, 0.7, 0.8, 0.85]

const abstention = (answers: readonly ComparedAnswer[], settings: Settings): string => {
  const judged = [settings.sureFrom, ...stricter].map((sureFrom) => ({
    sureFrom,
    sets: judgedSets(judgeByQuestion(answers, { ...settings, sureFrom })),
  }))
  return table(
    ['sure from a probability of', ...elementAt(judged, 0).sets.map(([set]) => set)],
    judged.map(({ sureFrom, sets }) => [
      percent(sureFrom),
      ...sets.map(([, { sureShare, sure }]) => `${figure(sure.rmse)} of ${percent(sureShare)}`),
    ]),
  )
}

/** The set with fine-grained marks instead of labels. */
const finestSet = 'digiklausur-nn'

const confidenceSteps = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 1.01]

const confidence = (judged: readonly JudgedAnswer[]): string =>
  table(
    ['confidence', 'answers', 'mean confidence', 'within one mark', `of ${finestSet}`],
    confidenceSteps.slice(1).map((end, index) => {
      const start = elementAt(confidenceSteps, index)
      const some = judged.filter(
        ({ judgement }) => judgement.confidence >= start && judgement.confidence < end,
      )
      return [
        `${percent(start)} to ${percent(Math.min(1, end))}`,
        String(some.length),
        percent(mean(some.map((answer) => answer.judgement.confidence))),
        percent(measure(some).all.withinOne),
        percent(measure(some.filter(({ set }) => set === finestSet)).all.withinOne),
      ]
    }),
  )

/** The tables of docs/grading.md, by the name in their markers. */
export const makeTables = (
  answers: readonly ComparedAnswer[],
  settings: Settings,
): Record<string, string> => {
  const byQuestion = judgeByQuestion(answers, settings)
  const bySet = judgeBySet(answers, settings)
  return {
    'suggestions by question': suggestions(byQuestion),
    'sureness by question': sureness(byQuestion),
    abstention: abstention(answers, settings),
    'suggestions by set': suggestions(bySet),
    'sureness by set': sureness(bySet),
    confidence: confidence(byQuestion),
  }
}

/** Replaces the tables of the page. Throws an Error if the page has no place for one. */
export const fillPage = (page: string, tables: Readonly<Record<string, string>>): string =>
  Object.entries(tables).reduce((filled, [name, text]) => {
    const begin = `<!-- ${name} -->`
    const from = filled.indexOf(begin)
    const to = filled.indexOf('<!-- end -->', from)
    if (from < 0 || to < from) throw new Error(`The page has no place for ${name}.`)
    return `${filled.slice(0, from + begin.length)}\n\n${text}\n\n${filled.slice(to)}`
  }, page)
