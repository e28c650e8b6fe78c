import { readDecimal, readNumber } from './read-number.ts'

/** Says why a text is no number of a key. Undefined if it is one. */
export const wrongDecimal = (text: string): string | undefined => {
  if (readDecimal(text) !== undefined) return undefined
  const { values: [one, other] = [], unit = '' } = readNumber(text) ?? {}
  if (other !== undefined && unit === '')
    return `\`${text}\` can be read in two ways: write ${one} or ${other}`
  return `\`${text}\` is not a number: write for example 3.14`
}
