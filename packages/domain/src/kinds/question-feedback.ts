import { isBlankResponse } from '../rules/is-blank-response.ts'
import { isBlankText } from '../rules/is-blank-text.ts'
import type { QuestionContent } from '../schemas/question.ts'
import type { Answer } from './question-kind.ts'

/** The fields of a question with what its author says to answers, beside those of accepted answers. */
export const feedbackFields = ['option_feedback', 'when_right', 'when_wrong'] as const
export type QuestionFeedback = Partial<Pick<QuestionContent, (typeof feedbackFields)[number]>>

const isBlank = ({ selected, answer, response }: Answer): boolean =>
  selected.length === 0 && isBlankText(answer) && isBlankResponse(response)

/** Returns what the author says to an answer: to each selected option, then to a right or a wrong answer. */
export const feedbackOn = (
  { option_feedback: ofOptions = [], when_right: whenRight, when_wrong: whenWrong }: QuestionFeedback,
  answer: Answer,
  isRight: boolean,
): string[] => {
  if (isBlank(answer)) return []
  const said = [
    ...[...answer.selected].sort((a, b) => a - b).map((index) => ofOptions[index] ?? ''),
    (isRight ? whenRight : whenWrong) ?? '',
  ]
  return said.filter((text) => !isBlankText(text))
}

/** Whether the author says anything to an option, or to right or wrong answers. */
export const hasFeedback = ({ option_feedback: ofOptions = [], ...whole }: QuestionFeedback): boolean =>
  [...ofOptions, whole.when_right ?? '', whole.when_wrong ?? ''].some((text) => !isBlankText(text))

/** Returns the feedback on options without what is empty at its end; undefined if there is none. */
export const withoutEmptyEnd = (ofOptions: readonly string[]): string[] | undefined => {
  const last = ofOptions.findLastIndex((text) => text !== '')
  return last < 0 ? undefined : ofOptions.slice(0, last + 1)
}
