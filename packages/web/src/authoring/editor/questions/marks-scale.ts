import { limits } from '@quizwright/domain/limits.ts'

const scale = (marks: number): string => `on a scale of 0 to ${marks} marks`
const anyScale = /on a scale of 0 to \d+ marks/g

/** The default prompt, in English for the model, with which the model judges a descriptive answer. */
export const evaluationPrompt = (marks: number = limits.defaultAiTotalMarks): string =>
  `Evaluate the answer against the solution ${scale(marks)}.`

/** The prompt with its marks scale replaced. A prompt without a scale is not changed. */
export const withMarksScale = (prompt: string, marks: number): string =>
  prompt.replaceAll(anyScale, scale(marks))
