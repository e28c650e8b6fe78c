import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { KindForm } from './kind-form.ts'
import { multipleAnswersForm } from './multiple-answers/multiple-answers.ts'
import { numericForm } from './numeric/numeric.ts'
import { shortAnswerForm } from './short-answer/short-answer.ts'
import { trueFalseForm } from './true-false/true-false.ts'

export const kindForms: { [K in Interaction['kind']]: KindForm } = {
  multiple_answers: multipleAnswersForm,
  true_false: trueFalseForm,
  numeric: numericForm,
  short_answer: shortAnswerForm,
}

/** The form of a question with an interaction. */
export const formOf = ({ interaction }: Pick<QuestionContent, 'interaction'>): KindForm | undefined =>
  interaction && kindForms[interaction.kind]

/**
 * Returns the interaction of a question as read. Undefined for kinds without one, and if the answer can not be read:
 * the question is then left out, as one of a kind that is not known here.
 */
export const interactionOf = (raw: RawQuestion): Interaction | undefined =>
  Object.values(kindForms)
    .find(({ rawKind }) => rawKind === raw.kind)
    ?.read(raw)
