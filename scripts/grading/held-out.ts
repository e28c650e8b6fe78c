import { createRandom } from '@quizwright/services/random/seeded-random.ts'
import { type Comparison, compareTexts } from '@quizwright/services/grading/comparing/compare-texts.ts'
import { findDoubts } from '@quizwright/services/grading/offline/find-doubts.ts'
import { judgeByWords } from '@quizwright/services/grading/offline/judge-by-words.ts'
import { judgePlainCase } from '@quizwright/services/grading/offline/judge-plain-cases.ts'
import type { Judgement } from '@quizwright/services/grading/offline/judgement.ts'
import type { OfflineModel } from '@quizwright/services/grading/offline/offline-model.ts'
import { fitModel, type Sample } from './fit-model.ts'
import type { GradedAnswer } from './graded-answers.ts'

export type ComparedAnswer = Sample & { comparison: Comparison }
/** `doubts` is the number of reasons not to trust the comparison by words. */
export type JudgedAnswer = ComparedAnswer & { judgement: Judgement; doubts: number }

export type Settings = Pick<OfflineModel, 'sureFrom' | 'doubtFactor'>

const foldCount = 8
const seed = 5

export const compareAnswers = (answers: readonly GradedAnswer[]): ComparedAnswer[] =>
  answers.map((answer) => {
    const comparison = compareTexts(answer.texts)
    return { ...answer, comparison, features: comparison.features }
  })

/** Judges each answer with a model that was fitted without its question. */
export const judgeByQuestion = (answers: readonly ComparedAnswer[], settings: Settings): JudgedAnswer[] => {
  const random = createRandom(seed)
  const questions = random.shuffle([...new Set(answers.map(({ questionId }) => questionId))].sort())
  const foldOf = new Map(questions.map((id, index) => [id, index % foldCount]))
  return judgeHeldOut(answers, settings, ({ questionId }) => foldOf.get(questionId))
}

/** Judges each answer with a model that was fitted without its set. */
export const judgeBySet = (answers: readonly ComparedAnswer[], settings: Settings): JudgedAnswer[] =>
  judgeHeldOut(answers, settings, ({ set }) => set)

const judgeHeldOut = (
  answers: readonly ComparedAnswer[],
  settings: Settings,
  foldOf: (answer: ComparedAnswer) => unknown,
): JudgedAnswer[] =>
  [...new Set(answers.map(foldOf))].flatMap((fold) => {
    const model = { ...settings, ...fitModel(answers.filter((answer) => foldOf(answer) !== fold)) }
    return answers
      .filter((answer) => foldOf(answer) === fold)
      .map((answer) => ({
        ...answer,
        doubts: findDoubts(answer.texts, answer.comparison).length,
        judgement:
          judgePlainCase(answer.texts.answer, answer.texts.solution) ??
          judgeByWords(answer.texts, answer.comparison, model),
      }))
  })
