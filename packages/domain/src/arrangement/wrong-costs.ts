import { type Mark, roundMarks } from '../kinds/mark-answer.ts'
import type { Answer } from '../kinds/question-kind.ts'
import { isBlankResponse } from '../rules/is-blank-response.ts'
import { isBlankText } from '../rules/is-blank-text.ts'

const isBlank = ({ selected, answer, response }: Answer): boolean =>
  selected.length === 0 && isBlankText(answer) && isBlankResponse(response)

/**
 * Takes marks off for a wrong answer: `wrongCosts`, from 0 to 1, is the share of the question's marks. A skipped
 * question costs nothing, and neither does an answer that earns a part of the marks.
 */
export const withWrongCosts = (mark: Mark, answer: Answer, totalMarks: number, wrongCosts: number): Mark => {
  const cost = roundMarks(wrongCosts * totalMarks)
  return cost > 0 && !mark.isCorrect && mark.obtainedMarks === 0 && !isBlank(answer)
    ? { isCorrect: false, obtainedMarks: -cost }
    : mark
}

/** The marks of an attempt, by those of its answers: never below 0. */
export const totalOfMarks = (sum: number): number => Math.max(0, sum)

/** The mean share of the marks of blind guessing, if wrong guesses cost marks. `guess` is the share without. */
export const guessWithCosts = (guess: number, wrongCosts: number): number => guess - (1 - guess) * wrongCosts
