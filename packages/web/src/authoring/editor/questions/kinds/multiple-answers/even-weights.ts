import type { Option } from '@quizwright/domain/schemas/question.ts'

/** Weights in percent to begin with: right options share all of the marks, each wrong one takes as much back. */
export const evenWeights = (options: readonly Option[]): number[] => {
  const right = options.filter((option) => option.is_correct).length
  if (right === 0) return options.map(() => 0)
  const part = Math.floor(100 / right)
  const first = options.findIndex((option) => option.is_correct)
  return options.map((option, index) => {
    if (!option.is_correct) return -part
    return index === first ? 100 - part * (right - 1) : part
  })
}
