import { withDigits } from './contradictions/number-words.ts'
import type { TextsToCompare } from './texts-to-compare.ts'

/** Units (in lower case) whose exchange changes the meaning of a number. */
const units = new Set(
  [
    'm mm cm dm km µm nm in ft mi g mg kg t lb s ms µs ns sec min h hz khz mhz ghz v mv kv a ma w kw mw',
    'j kj n kn pa kpa bar k °c °f l ml mol m² m³ cm² cm³ km² % ω kω f µf bit bits byte bytes kb mb gb tb',
  ]
    .join(' ')
    .split(' '),
)

type Quantity = { value: number; unit: string | undefined }

/** A number with the word or sign after it. A minus counts as a sign only where it cannot be a hyphen. */
const quantityPattern = /(?:(?<=^|[\s(=,:])[-−])?\d+(?:\.\d+)?(?:\s*([\p{L}°µ%][\p{L}²³]*))?/gu

const quantitiesIn = (text: string): Quantity[] =>
  [...plain(text).matchAll(quantityPattern)].map(([whole, word]) => ({
    value: Number.parseFloat(whole.replace('−', '-')),
    unit: word !== undefined && units.has(word) ? word : undefined,
  }))

/** Returns the text in lower case, without thousands separators and without the numbers of list items. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=^|[\s:;])\(?\d{1,2}[.)]\s+(?=\p{L})/gmu, '')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')

/** In a solution, "one" mostly stands for a thing. */
const loneOne = /\bone\b(?!\s+(?:hundred|thousand|million|billion|third|half|quarter)\b)/gi

/**
 * An error in the numbers of an answer, with a reason for the instructor. `isMissing`: the answer has no number at
 * all.
 */
export type NumberFault = { isMissing: boolean; reason: string }

/** The maximum number of words of a solution in which each number matters, even if it is written as a word. */
const shortSolution = 12

/**
 * Finds the first number of the solution that is not in the question and is missing or different in the answer. A
 * number that the solution has as a word is often a detail, so only another number in its place is an error.
 */
export const findNumberFault = ({ question, solution, answer }: TextsToCompare): NumberFault | undefined => {
  const said = quantitiesIn(withDigits(answer))
  const given = quantitiesIn(withDigits(question))
  const inDigits = quantitiesIn(solution)
  const expected = quantitiesIn(withDigits(solution.replaceAll(loneOne, '')))
  const isShort = solution.split(/\s+/).length <= shortSolution
  const isOther = ({ value }: Quantity): boolean =>
    ![...expected, ...given, { value: 1 }].some((quantity) => quantity.value === value)
  for (const { value, unit } of expected) {
    const same = said.filter((quantity) => quantity.value === value)
    if (same.length === 0) {
      if (given.some((quantity) => quantity.value === value)) continue
      const isInDigits = inDigits.some((quantity) => quantity.value === value)
      const other = isInDigits ? said[0] : said.find(isOther)
      if (other) return { isMissing: false, reason: `Gives ${other.value} where the solution has ${value}.` }
      if (isInDigits || isShort) return { isMissing: true, reason: `Lacks the solution's number ${value}.` }
      continue
    }
    const saidUnits = same.map((quantity) => quantity.unit).filter((saidUnit) => saidUnit !== undefined)
    if (unit !== undefined && saidUnits.length > 0 && !saidUnits.includes(unit))
      return {
        isMissing: false,
        reason: `Gives ${value} ${saidUnits[0]} where the solution has ${value} ${unit}.`,
      }
  }
  return undefined
}
