import { limits } from '../limits.ts'
import { emptyOption } from '../schemas/empty-question.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'

/** What a question has that one of another kind can begin with. */
export type Material = {
  options: Option[]
  /** The answers that earn marks; if it does not say which, all that it lists. */
  accepted: readonly string[]
  /** The text of the question, if other kinds have another. */
  question?: string
}

const isText = (text: string): boolean => text.trim() !== ''

/** The options, and as accepted answers the right ones, or all if none is marked. */
export const materialOfOptions = ({ options }: Pick<QuestionContent, 'options'>): Material => {
  const written = options.filter(({ option }) => isText(option))
  const right = written.filter((option) => option.is_correct)
  return { options, accepted: (right.length > 0 ? right : written).map(({ option }) => option) }
}

/** The accepted answers, also as options of which the first is right, with blank ones as in a new question. */
export const materialOfAccepted = (accepted: readonly { value: string }[]): Material => {
  const values = accepted.map(({ value }) => value).filter(isText)
  const options = values
    .slice(0, limits.maxOptions)
    .map((option, index): Option => ({ ...emptyOption, option, is_correct: index === 0 }))
  const blank = Array.from({ length: Math.max(0, limits.newQuestionOptions - options.length) }, () => ({
    ...emptyOption,
  }))
  return { options: [...options, ...blank], accepted: values }
}
