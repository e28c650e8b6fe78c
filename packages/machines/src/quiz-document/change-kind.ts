import { kindOf, type kindsOfOptions } from '@quizwright/domain/kinds/kind-of.ts'
import { blankMultipleAnswers } from '@quizwright/domain/kinds/multiple-answers/multiple-answers.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import { blankOption } from './blank-question.ts'
import { isWritten } from './edit-options.ts'

export type KindOfOptions = (typeof kindsOfOptions)[number]

/** True and False for a question without options yet. Written options stay: the rules tell if there are too many. */
const optionsOfStatement = (options: readonly Option[]): Option[] => {
  const written = options.filter(isWritten)
  if (written.length === 0) return ['True', 'False'].map((option) => ({ ...blankOption(), option }))
  return written.length < limits.minOptions ? options.slice(0, limits.minOptions) : written
}

/** Gives a question another kind. Its options and their key stay, and the rules tell what does not fit the new kind. */
export const changeKind = (question: DraftQuestion, kind: KindOfOptions): DraftQuestion => {
  if (kindOf(question).name === kind) return question
  const { interaction: _former, ...kept } = question
  if (kind === 'multiple_answers') return { ...kept, interaction: blankMultipleAnswers() }
  if (kind === 'true_false')
    return { ...kept, options: optionsOfStatement(kept.options), interaction: { kind: 'true_false' } }
  return kept
}
