import type { Option } from '@quizwright/contracts/schemas/question.ts'

const says = ({ option, equation, image_url }: Option): string =>
  JSON.stringify([option, equation, image_url])

/**
 * Which option of the other side each one is held against: the one that says the same, wherever it is; else
 * the one in its place, if nobody says the same as that. Null: it has none there.
 */
export const optionPairs = (own: readonly Option[], other: readonly Option[]): (Option | null)[] => {
  const free = new Set(other.keys())
  const pairs = own.map((option) => {
    const at = [...free].find((place) => says(other[place]!) === says(option))
    if (at !== undefined) free.delete(at)
    return at
  })
  return pairs.map((at, place) => {
    if (at !== undefined) return other[at]!
    return free.delete(place) ? other[place]! : null
  })
}
