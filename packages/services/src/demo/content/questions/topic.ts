import type { Asked } from '@quizwright/domain/kinds/question-kind.ts'
import type { Difficulty } from '@quizwright/domain/schemas/question.ts'

/** An option is a text or, with `tex`, an equation. */
export type DemoOption = string | { tex: string }

/**
 * What students write who know an answer, and who do not. What is written more often is listed more often. Where
 * numbers are drawn, `[[=2*a]]` is what a student computes of them.
 */
export type TypedPart = { ways: readonly string[]; slips: readonly string[] }

export type DemoQuestion = {
  difficulty: Difficulty
  question: string
  /** The first option is correct. They are shuffled when the quiz is made. A descriptive question has none. */
  options: readonly DemoOption[]
  solution: string
  equation?: string
  solutionEquation?: string
  /** The name of one of the demo's images. */
  image?: string
  /** The name of the sketch that students hand in with their text. */
  sketch?: string
  weightage?: number
  /** How it is asked, if not by one right option of `options`. */
  asked?: Asked
  /** What students write in each typed part. */
  typed?: readonly TypedPart[]
}

/** Questions of one field with the same tags. */
export type Topic = { tags: readonly string[]; questions: readonly DemoQuestion[] }

type More = Pick<
  DemoQuestion,
  'equation' | 'solutionEquation' | 'image' | 'sketch' | 'weightage' | 'asked' | 'typed'
>
const at =
  (difficulty: Difficulty) =>
  (question: string, options: readonly DemoOption[], solution = '', more: More = {}): DemoQuestion => ({
    difficulty,
    question,
    options,
    solution,
    ...more,
  })

export const easy = at('Easy')
export const medium = at('Medium')
export const hard = at('Hard')
export const tex = (equation: string): DemoOption => ({ tex: equation })
