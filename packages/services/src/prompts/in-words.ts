import type { Option } from '@quizwright/contracts/schemas/question.ts'

/** Words, and an equation as TeX between dollar signs. */
export const inWords = (text: string, equation: string): string =>
  [text.trim(), equation.trim() && `$${equation.trim()}$`].filter(Boolean).join(' ')

/** An option in words; empty when it is a picture only. */
export const printOption = ({ option, equation }: Option): string => inWords(option, equation)
