import type { Option } from '@quizwright/contracts/schemas/question.ts'

/** A text followed by its equation as TeX between dollar signs; empty when both are. */
export const textWithEquation = (text: string, equation: string): string => {
  const tex = equation.trim() && `$${equation.trim()}$`
  return [text.trim(), tex].filter(Boolean).join(' ')
}

/** The text and equation of an option; empty when it is only an image. */
export const optionText = ({ option, equation }: Option): string => textWithEquation(option, equation)
