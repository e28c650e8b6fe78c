import { Problem } from '@quizwright/contracts/problem.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { GivenAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { isBlankResponse } from '@quizwright/domain/rules/is-blank-response.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'

/** The part of an asked question that says which answers it can have. */
type AskedParts = Pick<QuestionContent, 'options' | 'interaction'>

type Given = Pick<GivenAnswer, 'selected' | 'answer' | 'response'>

/** Throws FOREIGN_QUESTION for an option that the question does not have, and for a response of another kind. */
export const requireFitting = ({ options, interaction }: AskedParts, given: Given): void => {
  const isOption = given.selected.every((index) => index < options.length)
  const asked = { options: [], ...(interaction && { interaction }) }
  const { fits } = kindOf(asked)
  const isFitting = fits ? given.answer.trim() === '' && fits(asked, given) : !given.response
  if (!isOption || !isFitting) throw new Problem('FOREIGN_QUESTION')
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
