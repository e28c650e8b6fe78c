import { meantPercent } from '@quizwright/domain/kinds/share.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'

/** Weights in percent to begin with: right options share all of the marks, each wrong one takes as much back. */
export const evenWeights = (options: readonly Option[]): number[] => {
  const right = options.filter((option) => option.is_correct).length
  if (right === 0) return options.map(() => 0)
  const part = meantPercent(100 / right)
  return options.map((option) => (option.is_correct ? part : -part))
}
