import { elementAt } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Random } from '../../random/seeded-random.ts'

/**
 * A flaw that statistics should find. `mis-keyed`: the marked option is not the one that strong students select.
 * `vague`: strong students are correct no more often than weak ones. `catch`: a wrong option attracts strong
 * students.
 */
export type Flaw = 'mis-keyed' | 'vague' | 'catch'

/** The parameters of a question in the three-parameter logistic model of item response theory. */
export type AnswerModel = {
  sharpness: number
  hardness: number
  guessing: number
  flaw?: Flaw | undefined
  /** How often each option is selected by students who do not know the answer. */
  temptations: number[]
}

const hardnessOf = { Easy: -1.2, Medium: -0.1, Hard: 1.1 }
/** One wrong option is attractive, one less so, and the others hardly at all. */
const temptation = [5, 3, 1]

const flawedSharpness = (flaw: Flaw | undefined): number | undefined => {
  if (flaw === 'vague') return 0.05
  return flaw === 'catch' ? -0.7 : undefined
}

export const modelQuestion = (
  { difficulty_level, options }: DraftQuestion,
  flaw: Flaw | undefined,
  random: Random,
): AnswerModel => {
  const sharpness = flawedSharpness(flaw) ?? Math.exp(0.2 + random.normal() * 0.3)
  const order = random.shuffle(options.map((_, index) => index))
  return {
    flaw,
    sharpness,
    hardness: (flaw ? 0 : hardnessOf[difficulty_level]) + random.normal() * 0.35,
    guessing: flaw ? 0.05 : 0.6 / Math.max(2, options.length),
    temptations: options.map((_, index) =>
      elementAt(temptation, Math.min(order.indexOf(index), temptation.length - 1)),
    ),
  }
}

/** Returns the option that a student with this ability selects. */
export const chooseOption = (
  { options }: DraftQuestion,
  { sharpness, hardness, guessing, flaw, temptations }: AnswerModel,
  ability: number,
  random: Random,
): number => {
  const keyed = options.findIndex((option) => option.is_correct)
  const wrong = options.flatMap((_, index) => (index === keyed ? [] : [index]))
  const known =
    flaw === 'mis-keyed'
      ? elementAt(
          wrong.toSorted((a, b) => elementAt(temptations, b) - elementAt(temptations, a)),
          0,
        )
      : keyed
  const knows =
    random.uniform() < guessing + (1 - guessing) / (1 + Math.exp(sharpness * (hardness - ability)))
  if (knows) return known
  const others = options.flatMap((_, index) =>
    index === known ? [] : Array.from({ length: elementAt(temptations, index) }, () => index),
  )
  return random.pick(others)
}
