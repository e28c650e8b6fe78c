import { Problem } from '@quizwright/contracts/problem.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import { isBlankResponse } from '@quizwright/domain/rules/is-blank-response.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'

/** The part of an asked question that says which answers it can have. */
type AskedParts = Pick<QuestionContent, 'options' | 'interaction'>

type Given = Pick<GivenAnswer, 'selected' | 'answer' | 'response'>

/**
 * Throws FOREIGN_QUESTION for an option that the question does not have, and for an answer in the form of another kind.
 * A question that names no kind may be one of a descriptive quiz, so it takes a text.
 */
export const requireFitting = (asked: AskedParts, given: Given): void => {
  const { fits, hasOptions, takesMany } = kindOf(asked)
  const isOption = given.selected.every((index) => index < asked.options.length)
  const isText = given.answer.trim() !== ''
  const isFitting = fits
    ? !isText && fits(asked, given)
    : !given.response && !(asked.interaction && hasOptions && isText)
  const areTooMany = asked.interaction && !takesMany(asked) && new Set(given.selected).size > 1
  if (!isOption || !isFitting || areTooMany) throw new Problem('FOREIGN_QUESTION')
}

/** A response as it is stored: one without any answer is none. */
export const storedResponse = (response: Response | null | undefined): Response | null =>
  response && !isBlankResponse(response) ? { picks: response.picks, texts: response.texts } : null

/** The response of an answer on the wire, where answers of other kinds have no such field. */
export const responseField = ({
  response,
}: {
  response?: Response | null | undefined
}): { response?: Response } => (response ? { response } : {})
