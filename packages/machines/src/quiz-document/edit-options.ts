import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { blankOption } from './blank-question.ts'
import { withChanges } from './with-changes.ts'

export type OptionChanges = Partial<Pick<Option, 'option' | 'equation' | 'image_url' | 'image_description'>>

/** Options have no id; an index identifies them. */
export const changeOption = (
  question: DraftQuestion,
  index: number,
  changes: OptionChanges,
): DraftQuestion => {
  const before = question.options[index]
  if (!before) return question
  const after = withChanges(before, changes)
  return after === before ? question : { ...question, options: question.options.with(index, after) }
}

/** The interaction with changed weights, if the question has weights: they belong to its options. */
const withWeights = (
  { interaction }: DraftQuestion,
  change: (weights: number[]) => number[],
): Pick<DraftQuestion, 'interaction'> =>
  interaction?.kind === 'multiple_answers' && interaction.scoring.weights
    ? {
        interaction: {
          ...interaction,
          scoring: { ...interaction.scoring, weights: change(interaction.scoring.weights) },
        },
      }
    : {}

/** The options that stay in their places, after options were moved. `indexOf` returns undefined for a removed one. */
const withPinned = (
  { pinned_options: pinned }: DraftQuestion,
  indexOf: (index: number) => number | undefined,
): Pick<DraftQuestion, 'pinned_options'> =>
  pinned ? { pinned_options: pinned.flatMap((index) => indexOf(index) ?? []) } : {}

/** The feedback on options, after options were added or removed. */
const withFeedback = (
  { option_feedback: feedback, options }: DraftQuestion,
  change: (feedback: string[]) => string[],
): Pick<DraftQuestion, 'option_feedback'> =>
  feedback ? { option_feedback: change(options.map((_, index) => feedback[index] ?? '')) } : {}

/** Adds a blank option at an index, by default at the end. Does nothing if there are eight already. */
export const addOption = (question: DraftQuestion, index = question.options.length): DraftQuestion =>
  question.options.length >= limits.maxOptions
    ? question
    : {
        ...question,
        options: question.options.toSpliced(index, 0, blankOption()),
        ...withWeights(question, (weights) => weights.toSpliced(index, 0, 0)),
        ...withPinned(question, (pinned) => (pinned < index ? pinned : pinned + 1)),
        ...withFeedback(question, (feedback) => feedback.toSpliced(index, 0, '')),
      }

/** Removes an option. Does nothing if only two are left. */
export const removeOption = (question: DraftQuestion, index: number): DraftQuestion =>
  question.options.length <= limits.minOptions || !question.options[index]
    ? question
    : {
        ...question,
        options: question.options.toSpliced(index, 1),
        ...withWeights(question, (weights) => weights.toSpliced(index, 1)),
        ...withPinned(question, (pinned) => {
          if (pinned === index) return undefined
          return pinned < index ? pinned : pinned - 1
        }),
        ...withFeedback(question, (feedback) => feedback.toSpliced(index, 1)),
      }

export const isWritten = ({ option, equation, image_url, is_correct }: Option): boolean =>
  is_correct || [option, equation, image_url].some((part) => part.trim() !== '')

/**
 * Removes the empty options, except one marked as correct. Does nothing if fewer than two options would be
 * left.
 */
export const removeEmptyOptions = (question: DraftQuestion): DraftQuestion => {
  const written = question.options.filter(isWritten)
  return written.length === question.options.length || written.length < limits.minOptions
    ? question
    : {
        ...question,
        options: written,
        ...withWeights(question, (weights) =>
          weights.filter((_, index) => question.options[index] && isWritten(question.options[index])),
        ),
        ...withPinned(question, (pinned) => {
          const at = written.indexOf(elementAt(question.options, pinned))
          return at < 0 ? undefined : at
        }),
        ...withFeedback(question, (feedback) =>
          feedback.filter((_, index) => question.options[index] && isWritten(question.options[index])),
        ),
      }
}

/** Marks one option as correct and unmarks all others; where several may be correct, turns the mark on or off. */
export const markCorrect = (question: DraftQuestion, index: number): DraftQuestion => {
  if (!question.options[index]) return question
  const isAlone = !kindOf(question).severalRight
  const options = question.options.map((option, optionIndex) => {
    if (isAlone) return withChanges(option, { is_correct: optionIndex === index })
    return optionIndex === index ? { ...option, is_correct: !option.is_correct } : option
  })
  return options.every((option, index) => option === question.options[index])
    ? question
    : { ...question, options }
}
