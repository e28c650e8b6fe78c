import type { QuizType } from '../schemas/quiz.ts'
import { descriptive } from './descriptive/descriptive.ts'
import type { Interaction } from './interaction.ts'
import { multipleAnswersKind } from './multiple-answers/multiple-answers.ts'
import type { Asked, QuestionKind } from './question-kind.ts'
import { singleAnswer } from './single-answer/single-answer.ts'
import { trueFalseKind } from './true-false/true-false.ts'

/** All kinds, by name. */
export const questionKinds: { [Name in QuestionKind['name']]: QuestionKind } = {
  single_answer: singleAnswer,
  descriptive,
  multiple_answers: multipleAnswersKind,
  true_false: trueFalseKind,
}

/** The kinds of questions that have an interaction. */
export const interactionKinds = ['multiple_answers', 'true_false'] as const satisfies Interaction['kind'][]

/** The kinds that a question of a quiz with options can have, in the order of the editor's menu. */
export const kindsOfOptions = ['single_answer', 'multiple_answers', 'true_false'] as const

/**
 * Returns the kind of a question. A daq quiz has only descriptive questions; elsewhere a question without an
 * interaction has one right answer.
 */
export const kindOf = ({ interaction }: Pick<Asked, 'interaction'>, quizType?: QuizType): QuestionKind => {
  if (quizType === 'daq') return descriptive
  return questionKinds[interaction?.kind ?? 'single_answer']
}
