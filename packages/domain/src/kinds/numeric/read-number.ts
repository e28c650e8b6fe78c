import { elementAt, lastOf } from '../../defined.ts'
import { digitsAsAscii } from '../digits-as-ascii.ts'

/**
 * A number that somebody wrote. It has two values if it can be read in two ways: one comma with three digits after it.
 * `unit` is what stands behind the number.
 */
export type WrittenNumber = { values: number[]; unit: string }

/** A raised number as a number: ⁻³ is -3. */
const fromRaised = (text: string): number => Number(text.normalize('NFKC').replace('−', '-'))

/** Writes digits, minus signs and separators of any script as in ASCII. An apostrophe groups digits. */
const toAscii = (text: string): string =>
  digitsAsAscii(text.replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, ''))
    // ½ is one sign of 1⁄2.
    .replaceAll(/[¼-¾⅐-⅞]/g, (one) => ` ${one.normalize('NFKC')} `)
    .replaceAll(/[−–—‒﹣－‐‑]/g, '-')
    .replaceAll('＋', '+')
    .replaceAll(/[٫．]/g, '.')
    .replaceAll(/[，،]/g, ',')
    .replaceAll(/[٬’ʼ＇]/g, "'")
    .replaceAll(/[٪％]/g, '%')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether the parts between separators are groups of digits: thousands, or lakhs and crores. */
const areGroups = ([first = '', ...others]: readonly string[]): boolean =>
  /^\d{1,3}$/.test(first) &&
  others.length > 0 &&
  /^\d{3}$/.test(lastOf(others)) &&
  others.every((group) => /^\d{2,3}$/.test(group))

/** Removes separators that group digits; undefined if the parts are no groups. */
const ungrouped = (digits: string, separator: string): string | undefined => {
  const parts = digits.split(separator)
  if (parts.length === 1) return digits
  return areGroups(parts) ? parts.join('') : undefined
}

/** Returns what digits with separators can mean; none if they are no number. */
const readDigits = (written: string): number[] => {
  const [whole = '', ...fractions] = written.replace(/^(?=[.,])/, '0').split(/(?=[.,])/)
  // Blanks and apostrophes group the digits before the first point or comma.
  const plain = ungrouped(whole, ' ') ?? ungrouped(whole, "'")
  const head = plain && ungrouped(plain, "'")
  if (head === undefined || fractions.some((part) => !/^[.,]\d*$/.test(part))) return []
  const digits = head + fractions.join('')
  if (!/\d/.test(digits)) return []
  const last = fractions.at(-1)?.[0]
  if (last === undefined) return [Number(digits)]
  if (fractions.length === 1) return readOne(head, elementAt(fractions, 0))
  const other = last === '.' ? ',' : '.'
  const areSame = fractions.every((part) => part[0] === last)
  if (areSame) {
    const number = ungrouped(digits, last)
    return number === undefined ? [] : [Number(number)]
  }
  if (fractions.slice(0, -1).some((part) => part[0] !== other)) return []
  const integer = ungrouped(digits.slice(0, digits.lastIndexOf(last)), other)
  return integer === undefined ? [] : [Number(`${integer}.${lastOf(fractions).slice(1)}`)]
}

/** One point is a decimal point. One comma may also group thousands. */
const readOne = (head: string, part: string): number[] => {
  const decimal = Number(`${head || '0'}.${part.slice(1) || '0'}`)
  const mayGroup = part[0] === ',' && /^[1-9]\d{0,2}$/.test(head) && /^,\d{3}$/.test(part)
  return mayGroup ? [decimal, Number(head + part.slice(1))] : [decimal]
}

const number = String.raw`(?:\d[\d.,' ]*|[.,]\d+)`
const mixed = /^(\d+) (\d+) ?[/⁄] ?(\d+)/
const fraction = new RegExp(String.raw`^(${number}) ?[/⁄] ?(\d+(?:[.,]\d+)?)(?![\d.,])`)
const exponent = String.raw`[eE]([+-]?\d{1,4})(?![\d.,])`
const power = String.raw`(?:\^|\*\*) ?\(?([+-]? ?\d{1,4})\)?|([⁺⁻]?[⁰¹²³⁴-⁹]{1,4})`
const scientific = new RegExp(String.raw`^ ?(?:${exponent}|[x×·*] ?10 ?(?:${power}))`)

/** A power of ten that is not multiplied: 10^3. */
const powerOfTen = /^10(?= ?(?:\^|\*\*|[⁺⁻⁰¹²³⁴-⁹]))/

type Unsigned = { values: number[]; rest: string }

const readUnsigned = (written: string): Unsigned | undefined => {
  const text = written.replace(powerOfTen, '1x10')
  const parts = mixed.exec(text)
  if (parts) {
    const [all, whole, above, below] = parts
    return { values: [Number(whole) + Number(above) / Number(below)], rest: text.slice(all.length) }
  }
  const ratio = fraction.exec(text)
  if (ratio) {
    const divisor = elementAt(readDigits(elementAt(ratio, 2)), 0)
    return {
      values: readDigits(elementAt(ratio, 1).trim()).map((value) => value / divisor),
      rest: text.slice(ratio[0].length),
    }
  }
  const [digits] = new RegExp(`^${number}`).exec(text) ?? []
  if (digits === undefined) return undefined
  const values = readDigits(digits.trim())
  const rest = text.slice(digits.trimEnd().length)
  const found = scientific.exec(rest)
  if (!found) return { values, rest }
  const plain = found[1] ?? found[2]?.replaceAll(' ', '')
  const tens = plain === undefined ? fromRaised(elementAt(found, 3)) : Number(plain)
  // Not a product: 1.1 times 10 to the 2 is 110.00000000000001.
  return { values: values.map((value) => Number(`${value}e${tens}`)), rest: rest.slice(found[0].length) }
}

/** A currency is written before the number, too. */
const currency = /^([+-]? ?)(\p{Sc}|Rs\.?) ?(?=[\d.,+-])/iu

/**
 * Reads a number with digits of any script, grouped by blanks, apostrophes or commas, with a decimal point or comma, an
 * exponent or a fraction. Undefined if it is none.
 */
export const readNumber = (text: string): WrittenNumber | undefined => {
  if (text.length > 200) return undefined
  const ascii = toAscii(text).replace(/^[=≈~] ?/, '')
  const [, signBefore = '', before = ''] = currency.exec(ascii) ?? []
  const plain = ascii.replace(currency, signBefore)
  const [sign = ''] = /^[+-]? ?/.exec(plain) ?? []
  const read = readUnsigned(plain.slice(sign.length))
  if (!read || read.values.length === 0 || !read.values.every(Number.isFinite)) return undefined
  const values = sign.startsWith('-') ? read.values.map((value) => 0 - value) : read.values
  return { values, unit: `${before}${read.rest.trim()}` }
}

/** Reads a number of a key, which must have one meaning and no unit. */
export const readDecimal = (text: string): number | undefined => {
  const read = readNumber(text)
  return read && read.values.length === 1 && read.unit === '' ? read.values[0] : undefined
}
