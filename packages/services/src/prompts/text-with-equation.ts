import type { Option } from '@quizwright/contracts/schemas/question.ts'

/** Words, and an equation as TeX between dollar signs. */
export const textWithEquation = (text: string, equation: string): string =>
  [text.trim(), equation.trim() && `$${equation.trim()}$`].filter(Boolean).join(' ')

/** An option in words; empty when it is a picture only. */
export const optionText = ({ option, equation }: Option): string => textWithEquation(option, equation)
