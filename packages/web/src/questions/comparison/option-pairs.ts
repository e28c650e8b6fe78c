import { elementAt } from '@quizwright/domain/defined.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'

const contentOf = ({ option, equation, image_url }: Option): string =>
  JSON.stringify([option, equation, image_url])

/**
 * For each option, the option to compare it with: the first unpaired one with the same content, otherwise the
 * one at the same index if it is unpaired. Null if there is none.
 */
export const optionPairs = (
  options: readonly Option[],
  comparedWith: readonly Option[],
): (Option | null)[] => {
  const unpaired = new Set(comparedWith.keys())
  const sameContent = options.map((option) => {
    const match = [...unpaired].find(
      (index) => contentOf(elementAt(comparedWith, index)) === contentOf(option),
    )
    if (match !== undefined) unpaired.delete(match)
    return match
  })
  return sameContent.map((match, index) => {
    if (match !== undefined) return elementAt(comparedWith, match)
    return unpaired.delete(index) ? elementAt(comparedWith, index) : null
  })
}
