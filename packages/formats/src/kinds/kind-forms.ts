import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { KindForm } from './kind-form.ts'
import { clozeForm } from './cloze/cloze.ts'
import { descriptiveForm } from './descriptive/descriptive.ts'
import { hotspotForm } from './hotspot/hotspot.ts'
import { matchingForm } from './matching/matching.ts'
import { multipleAnswersForm } from './multiple-answers/multiple-answers.ts'
import { numericForm } from './numeric/numeric.ts'
import { orderingForm } from './ordering/ordering.ts'
import { shortAnswerForm } from './short-answer/short-answer.ts'
import { trueFalseForm } from './true-false/true-false.ts'

export const kindForms: { [K in Interaction['kind']]: KindForm } = {
  multiple_answers: multipleAnswersForm,
  true_false: trueFalseForm,
  numeric: numericForm,
  short_answer: shortAnswerForm,
  matching: matchingForm,
  ordering: orderingForm,
  cloze: clozeForm,
  hotspot: hotspotForm,
  descriptive: descriptiveForm,
}

/** The form of a question with an interaction. */
export const formOf = ({ interaction }: Pick<QuestionContent, 'interaction'>): KindForm | undefined =>
  interaction && kindForms[interaction.kind]

/** How QTI 1.2 asks a question; undefined if it has options, or if the format can not ask it. */
export const qti12Of = (question: QuestionContent): KindForm['qti12'] => {
  const form = formOf(question)?.qti12
  return form?.asks?.(question) === false ? undefined : form
}

/** Whether questions of a kind are asked as what they are, if their answer can be read. */
export const isAskedHere = (kind: RawQuestion['kind']): boolean =>
  Object.values(kindForms).some(({ rawKind }) => rawKind === kind)

/** Returns why a question can not be asked as what it is; undefined if there is no more to say than its kind. */
export const reasonOfForm = (raw: RawQuestion): string | undefined =>
  Object.values(kindForms)
    .find(({ rawKind }) => rawKind === raw.kind)
    ?.reason?.(raw)

/**
 * Returns a question for formats that do not know its kind: its lists below its text, its key before the solution.
 * Other questions stay.
 */
export const onPaper = (question: QuestionContent): QuestionContent => {
  const paper = formOf(question)?.onPaper?.(question)
  if (!paper) return question
  const { interaction: _, ...rest } = question
  // The image of the question itself has the place of one.
  const image = question.image_url === '' ? paper.image : undefined
  return {
    ...rest,
    ...(image && {
      image_url: image.link,
      ...(image.description !== undefined && { image_description: image.description }),
    }),
    question: [paper.text ?? question.question, ...paper.lines].filter(Boolean).join('\n'),
    solution: [paper.key, question.solution].filter(Boolean).join('\n\n'),
  }
}

/**
 * Returns the interaction of a question as read. Undefined for kinds without one, and if the answer can not be read:
 * the question is then left out, as one of a kind that is not known here.
 */
export const interactionOf = (raw: RawQuestion): Interaction | undefined =>
  Object.values(kindForms)
    .find(({ rawKind }) => rawKind === raw.kind)
    ?.read(raw)

/** The text of a question as read, in the form that its kind needs. */
export const askedText = (raw: RawQuestion, interaction: Interaction | undefined): string =>
  (interaction && kindForms[interaction.kind].textOf?.(raw)) ?? raw.content.text
