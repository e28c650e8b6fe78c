import { compileCheck } from '@quizwright/contracts/validation/compiled-validator.ts'
import type { Check, Program } from './program.ts'

/** Integers with more digits may be unsafe. */
const maxDigits = 15
const readNumber = (bytes: Buffer, start: number, end: number): number =>
  Number(bytes.toString('latin1', start, end))

/** Scans an optional fraction with at most as many digits, for numbers that need not be integers. */
const fraction = (program: Program): string => `
  if (b[end] === 46) {
    const point = end++
    while (b[end] >= 48 && b[end] <= 57) end++
    if (end === point + 1 || end - point > ${maxDigits + 1}) return -1
    value = ${program.addConstant(readNumber)}(b, at, end)
  }`

/**
 * Returns the body of a function that scans a number with these checks. Numbers with an exponent, and integers
 * written with a point, are left to the parser.
 */
export const numberSource = (program: Program, checks: readonly Check[], isWhole: boolean): string => {
  const tests = checks.map(compileCheck).map(program.addConstant)
  return `
    const isNegative = b[at] === 45
    const first = isNegative ? at + 1 : at
    let end = first
    let value = 0
    while (b[end] >= 48 && b[end] <= 57) value = value * 10 + b[end++] - 48
    const digits = end - first
    if (digits === 0 || digits > ${maxDigits} || (digits > 1 && b[first] === 48)) return -1
    if (isNegative) value = -value
    ${isWhole ? 'if (b[end] === 46) return -1' : fraction(program)}
    if (b[end] === 101 || b[end] === 69) return -1
    ${tests.map((test) => `if (!${test}(value)) return -1`).join('\n')}
    return end`
}
