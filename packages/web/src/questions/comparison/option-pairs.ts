import type { Option } from '@quizwright/contracts/schemas/question.ts'

const contentOf = ({ option, equation, image_url }: Option): string =>
  JSON.stringify([option, equation, image_url])

/**
 * For each option, the one to compare it with: the first unpaired one of the same content at any position, else the one
 * at the same index unless that is paired already. Null where there is none.
 */
export const optionPairs = (
  options: readonly Option[],
  comparedWith: readonly Option[],
): (Option | null)[] => {
  const unpaired = new Set(comparedWith.keys())
  const sameContent = options.map((option) => {
    const match = [...unpaired].find((index) => contentOf(comparedWith[index]!) === contentOf(option))
    if (match !== undefined) unpaired.delete(match)
    return match
  })
  return sameContent.map((match, index) => {
    if (match !== undefined) return comparedWith[match]!
    return unpaired.delete(index) ? comparedWith[index]! : null
  })
}
