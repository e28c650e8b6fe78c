import { elementAt } from '../defined.ts'
import { say, sayCount } from '../language/say.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { presentedOrder } from './presented-order.ts'
import type { Arrangement, Draw } from './schema.ts'

type Sectioned = Pick<QuestionContent, 'section'>
type Weighed = Sectioned & Pick<QuestionContent, 'weightage'>

/** The draws of an arrangement, each with the indexes of the questions from which it draws. */
const poolsOf = ({ draws = [] }: Arrangement, questions: readonly Sectioned[]) =>
  draws.map(({ section, count }) => ({
    section: section.trim(),
    count,
    pool: questions.flatMap((one, index) => (one.section.trim() === section.trim() ? [index] : [])),
  }))

/** Whether each student gets only some of the questions of a section. */
export const isDrawn = (arrangement: Arrangement | null | undefined): boolean =>
  (arrangement?.draws?.length ?? 0) > 0

/**
 * Returns the indexes of the questions that the holder of a seed gets, in their order. Questions of sections from which
 * nothing is drawn are all among them. Those that a student has not seen before are drawn first.
 */
export const drawnQuestions = (
  arrangement: Arrangement,
  seed: number,
  questions: readonly Sectioned[],
  isSeen: (index: number) => boolean = () => false,
): number[] => {
  const left = new Set<number>()
  for (const { section, count, pool } of poolsOf(arrangement, questions)) {
    const order = presentedOrder(seed, `draw ${section}`, pool.length).map((at) => elementAt(pool, at))
    const inTurn = [...order.filter((index) => !isSeen(index)), ...order.filter(isSeen)]
    for (const index of inTurn.slice(count)) left.add(index)
  }
  return questions.flatMap((_, index) => (left.has(index) ? [] : [index]))
}

/** How many questions each student gets, and the marks of all of them. */
export const drawnTotals = (
  arrangement: Arrangement | null | undefined,
  questions: readonly Weighed[],
): { questionCount: number; totalMarks: number } => {
  const pools = arrangement ? poolsOf(arrangement, questions) : []
  const pooled = new Set(pools.flatMap(({ pool }) => pool))
  const asked = questions.filter((_, index) => !pooled.has(index))
  return pools.reduce(
    (totals, { count, pool }) => {
      const drawn = Math.min(count, pool.length)
      return {
        questionCount: totals.questionCount + drawn,
        // A correction may have taken the marks of one of them.
        totalMarks:
          totals.totalMarks + drawn * Math.max(0, ...pool.map((at) => elementAt(questions, at).weightage)),
      }
    },
    { questionCount: asked.length, totalMarks: asked.reduce((sum, { weightage }) => sum + weightage, 0) },
  )
}

/** A section of a quiz: how many questions it has, and their marks; null if these differ. */
export type QuizSection = { section: string; count: number; marks: number | null }

/** The sections of a quiz in their order, from which questions can be drawn. */
export const sectionsOf = (questions: readonly Weighed[]): QuizSection[] =>
  [...Map.groupBy(questions, ({ section }) => section.trim())].map(([section, of]) => ({
    section,
    count: of.length,
    marks: of.every(({ weightage }) => weightage === elementAt(of, 0).weightage)
      ? elementAt(of, 0).weightage
      : null,
  }))

/** Says why questions can not be drawn from these sections, as `drawFaults` does for questions. */
export const drawFaultsIn = (draws: readonly Draw[], sections: readonly QuizSection[]): string[] =>
  drawFaults(
    { draws: [...draws] },
    sections.flatMap(({ section, count, marks }) =>
      Array.from({ length: count }, (_, index) => ({ section, weightage: marks ?? index })),
    ),
  )

/** Says why questions can not be drawn as an arrangement asks, in a sentence for each section. */
export const drawFaults = (
  arrangement: Arrangement | null | undefined,
  questions: readonly Weighed[],
): string[] =>
  (arrangement ? poolsOf(arrangement, questions) : []).flatMap(({ section, count, pool }, index, pools) => {
    if (pools.findIndex((other) => other.section === section) < index)
      return [say('Section “{section}” is drawn from twice. Remove one of the two.', { section })]
    if (pool.length < count)
      return [
        sayCount(
          pool.length,
          'Section “{section}” has {count} question, and {drawn} are drawn from it.',
          'Section “{section}” has {count} questions, and {drawn} are drawn from it.',
          { section, drawn: count },
        ),
      ]
    const marks = new Set(pool.map((index) => elementAt(questions, index).weightage))
    return marks.size > 1
      ? [
          say(
            'The questions of section “{section}”, from which some are drawn, have different marks. ' +
              'Give them the same, so that all students can reach as much.',
            { section },
          ),
        ]
      : []
  })
