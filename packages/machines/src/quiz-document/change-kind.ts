import { aiColumns } from '@quizwright/domain/csv/column-names.ts'
import { type KindInMenu, kindOf, questionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

export type { KindInMenu } from '@quizwright/domain/kinds/kind-of.ts'

/** What only descriptive questions are graded by. */
const withoutPrompts = <Content extends object>(content: Content): Content =>
  Object.fromEntries(
    Object.entries(content).filter(([name]) => !aiColumns.some((column) => column === name)),
  ) as Content

/**
 * Gives a question another kind. What it has stays where the new kind has a place for it: options become accepted
 * answers, and the other way round. The rules tell what does not fit.
 */
export const changeKind = (question: DraftQuestion, kind: KindInMenu): DraftQuestion => {
  const former = kindOf(question)
  if (former.name === kind) return question
  const {
    interaction: _former,
    options: _options,
    pinned_options: _pinned,
    option_feedback: feedback,
    ...others
  } = question
  const kept = former.name === 'descriptive' ? withoutPrompts(others) : others
  const material = { question: question.question, ...former.material(question) }
  const begun = questionKinds[kind].begin(material)
  const areSameOptions =
    questionKinds[kind].hasOptions && former.hasOptions && begun.options.length === question.options.length
  return {
    ...kept,
    question: material.question,
    ...begun,
    ...(feedback && areSameOptions && { option_feedback: feedback }),
  }
}
