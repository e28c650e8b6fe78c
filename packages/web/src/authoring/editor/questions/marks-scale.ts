import { limits } from '@quizwright/contracts/limits.ts'

const scale = (marks: number): string => `on a scale of 0 to ${marks} marks`
const anyScale = /on a scale of 0 to \d+ marks/g

/** How the model is asked to judge a descriptive answer, before its author says otherwise. */
export const evaluationPrompt = (marks: number = limits.defaultAiTotalMarks): string =>
  `Evaluate the answer against the solution ${scale(marks)}.`

/** The same prompt with its marks scale rewritten; one without a scale stays as it is. */
export const withMarksScale = (prompt: string, marks: number): string =>
  prompt.replaceAll(anyScale, scale(marks))
