import { decimal } from '../decimals.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { type AcceptedLine, typedAnswer } from '../entry/typed-settings.ts'
import { readNumeric } from '../kinds/numeric/read.ts'

/** What the printed key of this product has between answers that are all accepted. */
export const betweenAccepted = ' or '

/** The place for a number or a few words in the answer sheet of this product. Other answers get several lines. */
export const shortLine = '_'.repeat(30)

/** The numbers of the questions for which an answer sheet has a short line. Empty for a sheet of another tool. */
export const typedInSheet = (lines: readonly { text: string }[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ text }) => {
      const [, number] = /^\s*(\d{1,5})\.\s+_{30}(?:\s[^_]*)?$/.exec(text) ?? []
      return number === undefined ? [] : [Number(number)]
    }),
  )

const withPart = new RegExp(String.raw`^(.*?)\s*(?:\((${decimal})%\)|@(${decimal})%)$`, 's')
/** An accepted answer with the part of the marks that it earns: "Lyon (50%)", "3 @50%". */
const acceptedIn = (written: string): AcceptedLine => {
  const [, text, inBrackets, behindAt] = withPart.exec(written) ?? []
  return text === undefined || text === ''
    ? { text: written.trim(), share: 100 }
    : { text: text.trim(), share: Number(inBrackets ?? behindAt) }
}

const readAccepted = (
  key: string,
  between: string | RegExp,
): Pick<RawQuestion, 'kind' | 'answer' | 'typed'> => {
  const read = typedAnswer(key.split(between).map(acceptedIn))
  return { kind: readNumeric(read) === undefined ? 'shortAnswer' : 'number', ...read }
}

/** What students type, by a key that this product printed: a number if all accepted answers are, else a short text. */
export const readTypedKey = (key: string) => readAccepted(key, betweenAccepted)

/** What students type, by the answer of a list: with bars between accepted ones, or a unit behind a number. */
export const readListedKey = (key: string) => {
  const read = readAccepted(key, / or | \| /)
  return read.kind === 'number' ? read : (readNumberWithUnit(key.trim()) ?? read)
}

const unitSymbol =
  String.raw`(?:(?:da|[pnµμumcdhkMGT])?(?:mol|min|eV|Hz|Pa|Wb|cal|bar|[mgsAKNJWCVFΩTHLlh])|` +
  String.raw`°[CF]?|ft|lb|mph)`
/** What stands for a unit of measurement: "m/s", "kg·m/s²", "J/(kg K)", "m/s^2". A word behind a number is none. */
const numberWithUnit = new RegExp(
  String.raw`^(.*\d\)?)\s*(${unitSymbol}(?:[²³]|\^?-?\d)?(?:\s?[·*/ ]\s?\(?${unitSymbol}(?:[²³]|\^?-?\d)?\)?){0,3})$`,
  'u',
)

/** A number with a unit of measurement behind it, which students read behind the field. */
const readNumberWithUnit = (key: string): Pick<RawQuestion, 'kind' | 'answer' | 'typed'> | undefined => {
  const [, number, unit] = numberWithUnit.exec(key) ?? []
  if (number === undefined || unit === undefined) return undefined
  const read = typedAnswer([acceptedIn(number)], {
    units: {
      presentation: { unit: 'shown', units: [unit] },
      units: [{ name: unit, also: [], factor: '1' }],
      unit_costs: { share: 100, of: 'credit' },
    },
  })
  return readNumeric(read) === undefined
    ? undefined
    : { kind: 'number', ...read, answer: `${read.answer} ${unit}` }
}

/** A number that students type, where the answer is one and nothing else: "42", "9.81 ± 0.05". */
export const readNumber = (
  answer: string | undefined,
): Pick<RawQuestion, 'kind' | 'answer' | 'typed'> | undefined => {
  const read = answer === undefined ? undefined : readListedKey(answer.trim())
  return read?.kind === 'number' ? read : undefined
}
