import type { Option } from '@quizwright/domain/schemas/question.ts'

/** Joins a text with its equation as TeX between dollar signs. Empty if both are. */
export const textWithEquation = (text: string, equation: string): string => {
  const tex = equation.trim() && `$${equation.trim()}$`
  return [text.trim(), tex].filter(Boolean).join(' ')
}

/** Returns the text and equation of an option. Empty if it is only an image. */
export const optionText = ({ option, equation }: Option): string => textWithEquation(option, equation)
