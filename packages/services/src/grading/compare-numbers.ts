import type { TextsToCompare } from './texts-to-compare.ts'

/** Units after a number that change its meaning when they are exchanged, in lower case. */
const units = new Set(
  [
    'm mm cm dm km µm nm in ft mi g mg kg t lb s ms µs ns sec min h hz khz mhz ghz v mv kv a ma w kw mw',
    'j kj n kn pa kpa bar k °c °f l ml mol m² m³ cm² cm³ km² % ω kω f µf bit bits byte bytes kb mb gb tb',
  ]
    .join(' ')
    .split(' '),
)

type Quantity = { value: number; unit: string | undefined }

/** A number, with its sign where it can't be a hyphen, and the word or sign that follows. */
const quantityPattern = /(?:(?<=^|[\s(=,:])[-−])?\d+(?:\.\d+)?(?:\s*([\p{L}°µ%][\p{L}²³]*))?/gu

const quantitiesIn = (text: string): Quantity[] =>
  [...plain(text).matchAll(quantityPattern)].map(([whole, word]) => ({
    value: Number.parseFloat(whole.replace('−', '-')),
    unit: word !== undefined && units.has(word) ? word : undefined,
  }))

/** Lower case, without separators of thousands and without the numbers that count the points of a list. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=^|[\s:;])\(?\d{1,2}[.)]\s+(?=\p{L})/gmu, '')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** With small numbers that are written as words as digits. */
const withDigits = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => {
    const number = numberWords.indexOf(word.toLowerCase())
    return number === -1 ? word : String(number)
  })

/** What is wrong with the numbers of an answer, in words for the instructor. `isMissing`: it says no number at all. */
export type NumberFault = { isMissing: boolean; reason: string }

/** The first number that the solution has and the question has not, and that is missing or other in the answer. */
export const findNumberFault = ({ question, solution, answer }: TextsToCompare): NumberFault | undefined => {
  const said = quantitiesIn(withDigits(answer))
  const given = quantitiesIn(withDigits(question))
  for (const { value, unit } of quantitiesIn(solution)) {
    const same = said.filter((quantity) => quantity.value === value)
    if (same.length === 0) {
      if (given.some((quantity) => quantity.value === value)) continue
      const other = said[0]
      return other === undefined
        ? { isMissing: true, reason: `Lacks the solution's number ${value}.` }
        : { isMissing: false, reason: `Gives ${other.value} where the solution has ${value}.` }
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
