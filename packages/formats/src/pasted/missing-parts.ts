import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/** Sentences about what the author still has to add to a question. */
export const missingParts = ({ options, interaction }: QuestionContent, isDescriptive: boolean): string[] => {
  if (isDescriptive || !kindOf({ interaction }).hasOptions) return []
  if (options.length === 0) return ['It has no options yet.']
  const right = options.filter((option) => option.is_correct).length
  return [
    ...(options.length < limits.minOptions ? ['It needs another option.'] : []),
    ...(right === 0 ? ['It does not say which option is right.'] : []),
    ...(right > 1 && !kindOf({ interaction }).severalRight
      ? ['Several of its options are marked as right, and this question has one.']
      : []),
  ]
}
