import type { QuizType } from '../schemas/quiz.ts'
import { clozeKind } from './cloze/cloze.ts'
import { descriptiveAlone, descriptiveKind } from './descriptive/descriptive.ts'
import { hotspotKind } from './hotspot/hotspot.ts'
import type { Interaction } from './interaction.ts'
import { matchingKind } from './matching/matching.ts'
import { multipleAnswersKind } from './multiple-answers/multiple-answers.ts'
import { numericKind } from './numeric/numeric.ts'
import { orderingKind } from './ordering/ordering.ts'
import type { Asked, QuestionKind } from './question-kind.ts'
import { shortAnswerKind } from './short-answer/short-answer.ts'
import { singleAnswer } from './single-answer/single-answer.ts'
import { trueFalseKind } from './true-false/true-false.ts'

/** All kinds, by name. The editor's menu has the same order. */
export const questionKinds: { [Name in QuestionKind['name']]: QuestionKind } = {
  single_answer: singleAnswer,
  multiple_answers: multipleAnswersKind,
  true_false: trueFalseKind,
  numeric: numericKind,
  short_answer: shortAnswerKind,
  matching: matchingKind,
  ordering: orderingKind,
  cloze: clozeKind,
  hotspot: hotspotKind,
  descriptive: descriptiveKind,
}

/** The kinds of questions that have an interaction. */
export const interactionKinds = Object.keys(questionKinds).filter(
  (name): name is Interaction['kind'] => name !== 'single_answer',
)

/** The kinds that a question of a quiz that is not descriptive can have. */
export const kindsInMenu = ['single_answer' as const, ...interactionKinds]
export type KindInMenu = (typeof kindsInMenu)[number]

/**
 * Returns the kind of a question. A daq quiz has only descriptive questions; elsewhere a question without an
 * interaction has one right answer.
 */
export const kindOf = ({ interaction }: Pick<Asked, 'interaction'>, quizType?: QuizType): QuestionKind => {
  if (quizType === 'daq') return descriptiveAlone
  return questionKinds[interaction?.kind ?? 'single_answer']
}

/** Whether a question is answered in words, which a person marks. */
export const isDescriptive = (asked: Pick<Asked, 'interaction'>, quizType: QuizType): boolean =>
  kindOf(asked, quizType).name === 'descriptive'
