import { kindOf, type kindsInMenu, questionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import { blankMultipleAnswers } from '@quizwright/domain/kinds/multiple-answers/multiple-answers.ts'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { readNumber } from '@quizwright/domain/kinds/numeric/read-number.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import { blankOption } from './blank-question.ts'
import { isWritten } from './edit-options.ts'

export type KindInMenu = (typeof kindsInMenu)[number]

/** True and False for a question without options yet. Written options stay: the rules tell if there are too many. */
const optionsOfStatement = (options: readonly Option[]): Option[] => {
  const written = options.filter(isWritten)
  if (written.length === 0) return ['True', 'False'].map((option) => ({ ...blankOption(), option }))
  return written.length < limits.minOptions ? options.slice(0, limits.minOptions) : written
}

/** The texts of the options that are right, or of all if none is marked; they become accepted answers. */
const acceptedFrom = (options: readonly Option[]): string[] => {
  const written = options.filter(({ option }) => option.trim() !== '')
  const right = written.filter((option) => option.is_correct)
  return (right.length > 0 ? right : written).map(({ option }) => option)
}

/** The accepted answers as right options, with blank ones up to the number of a new question. */
const optionsFrom = ({ interaction }: DraftQuestion): Option[] => {
  const accepted =
    interaction?.kind === 'numeric' || interaction?.kind === 'short_answer' ? interaction.key.accepted : []
  const right = accepted
    .filter(({ value }) => value.trim() !== '')
    .slice(0, limits.maxOptions)
    .map(({ value }, index) => ({ ...blankOption(), option: value, is_correct: index === 0 }))
  const blank = Array.from({ length: Math.max(0, limits.newQuestionOptions - right.length) }, blankOption)
  return [...right, ...blank]
}

/**
 * Gives a question another kind. Options and their key stay among kinds that have options; otherwise the right ones
 * become accepted answers and the other way round. The rules tell what does not fit the new kind.
 */
export const changeKind = (question: DraftQuestion, kind: KindInMenu): DraftQuestion => {
  const former = kindOf(question)
  if (former.name === kind) return question
  const { interaction: _former, ...kept } = question
  if (!questionKinds[kind].hasOptions) {
    const accepted = former.hasOptions
      ? acceptedFrom(kept.options)
      : optionsFrom(question).map(({ option }) => option)
    return { ...kept, options: [], interaction: blankTyped(kind, accepted) }
  }
  const options = former.hasOptions ? kept.options : optionsFrom(question)
  if (kind === 'multiple_answers') return { ...kept, options, interaction: blankMultipleAnswers() }
  if (kind === 'true_false')
    return { ...kept, options: optionsOfStatement(options), interaction: { kind: 'true_false' } }
  return { ...kept, options }
}

/** A kind without options, with what a question has that fits it. */
const blankTyped = (kind: KindInMenu, accepted: readonly string[]): DraftQuestion['interaction'] => {
  const written = accepted.filter((text) => text.trim() !== '')
  if (kind !== 'numeric') return blankShortAnswer(written.length > 0 ? written.slice(0, 50) : [''])
  return blankNumeric(written.find((text) => readNumber(text)) ?? '')
}
