import { flagOf } from '../csv/words.ts'

/** Words of a pair have some letters: "1" and "x" are other marks. */
const isWord = /^\p{L}[\p{L}\p{M}'ʻ’]+$|^\p{Script=Han}$/u

const truthIn = (text: string): boolean | undefined => (isWord.test(text.trim()) ? flagOf(text) : undefined)

/** Whether two options are nothing but true and false, or yes and no, in any language. */
export const areTruths = (options: readonly string[]): boolean => {
  if (options.length !== 2) return false
  const [one, other] = options.map(truthIn)
  return one !== undefined && other !== undefined && one !== other
}

const letterOfTruth: Readonly<Record<string, boolean>> = { t: true, y: true, f: false, n: false }

/**
 * The option that an answer means where there are two, which are true and false: by a word for it in another language,
 * or by its first letter ("T", "F"). -1 for other options and answers.
 */
export const truthAmong = (options: readonly string[], answer: string): number => {
  if (!areTruths(options)) return -1
  const said = answer.trim().toLowerCase()
  const begun = options.flatMap((option, index) =>
    said.length === 1 && option.trim().toLowerCase().startsWith(said) ? [index] : [],
  )
  if (begun.length === 1) return begun[0] ?? -1
  const truth = truthIn(said) ?? letterOfTruth[said]
  return truth === undefined ? -1 : options.findIndex((option) => truthIn(option) === truth)
}
