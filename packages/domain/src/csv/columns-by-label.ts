import { kindLimits } from '../limits.ts'
import { alif, everyAlphabet, withShortAlif } from '../rules/option-letters.ts'
import { foldHeading, maxHeadingChars } from './fold-heading.ts'
import { optionWord } from './heading-words.ts'

const leastLetters = 2
const foldedAlphabets = everyAlphabet.map((alphabet) => [...alphabet].map(foldHeading))

/** "آپشن الف", "विकल्प (क)", "選択肢ア": the word for an option, and its letter. */
const wordAndLetter = new RegExp(
  String.raw`^(\P{ASCII}.*?)[\s_.:([-]*((?=\P{ASCII})\p{L}\p{M}*|${alif.name})[\s)\]]*$`,
  'u',
)

/** The letter with which a heading names an option, or else the folded heading. */
const labelOf = (cell: string): string => {
  const [, word = '', letter] = wordAndLetter.exec(cell.slice(0, maxHeadingChars).normalize('NFKC')) ?? []
  const isOption = letter !== undefined && optionWord.test(foldHeading(word))
  return withShortAlif(foldHeading(isOption ? letter : cell))
}

/** Headings that name options by letters of another alphabet, from its first on: "الف, ب, ج", "آپشن الف, آپشن ب". */
const optionsByLetter = (header: readonly string[]): [number, string][] => {
  const labels = header.map(labelOf)
  const runs = foldedAlphabets.map((letters) => {
    const missing = letters.findIndex((letter) => !labels.includes(letter))
    return missing < 0 ? letters : letters.slice(0, missing)
  })
  const [run = []] = runs.toSorted((one, other) => other.length - one.length)
  if (run.length < leastLetters) return []
  return run.map((letter, index) => [labels.indexOf(letter), `option${index + 1}`])
}

const leftSide = /^(?:pair)?(?:left|term|prompt|premise|stem|word|columna|item)(?:item|side|text)?0?(\d)$/u
const rightSide =
  /^(?:pair)?(?:right|definition|match|response|meaning|columnb|target|partner)(?:item|side|text)?0?(\d)$/u
const sideBehind = /^pair0?(\d)(left|right)$/u

/** Headings of the two sides of pairs: "Left 1, Right 1", "Term 1, Definition 1". */
const sidesOfPairs = (header: readonly string[]): [number, string][] => {
  const names = header.map((cell) => foldHeading(cell).replace(sideBehind, '$2$1'))
  const sides = (side: RegExp) =>
    new Map(names.flatMap((name, index) => (side.test(name) ? [[side.exec(name)?.[1] ?? '', index]] : [])))
  const [left, right] = [sides(leftSide), sides(rightSide)]
  const numbers = [...left.keys()].filter((number) => right.has(number) && number !== '0')
  if (numbers.length < leastPairs || numbers.some((number) => Number(number) > kindLimits.prompts)) return []
  return numbers.flatMap((number) => [
    [left.get(number) ?? -1, `option${number}`],
    [right.get(number) ?? -1, `match${number}`],
  ])
}
const leastPairs = 2

/** The columns of headings that only mean something beside others of their kind, by their places. */
export const columnsByLabel = (header: readonly string[]): ReadonlyMap<number, string> =>
  new Map([...optionsByLetter(header), ...sidesOfPairs(header)])
