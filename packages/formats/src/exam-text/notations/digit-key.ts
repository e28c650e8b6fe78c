import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { ExamLine } from '../exam-line.ts'
import { latinDigits } from '../letters.ts'
import { beginsKey } from '../key-pairs.ts'
import { namedNumber } from '../patterns.ts'

const digitRow = /^[^\p{Nd}]*?((?:\p{Nd}[\s,;،]+)+\p{Nd})\s*\.?$/u
/** A row without a name must have so many digits. */
const leastWithoutName = 4
const questionStart = /^\s*(\p{Nd}{1,15})\s?[.)\-–]\s*\S/u

/** An option that has a Latin letter, which a digit of the key then stands for. */
const lettered = /^\s*[([]?[A-Ha-h][.)\]]\s*\S/

/** The digits of a line that has nothing but digits, and perhaps a name for the key before them. */
const digitsIn = ({ text, label, isCode }: ExamLine): number[] => {
  const row = label || isCode ? undefined : digitRow.exec(text)?.[1]
  const digits = row?.split(/[\s,;،]+/).map(latinDigits) ?? []
  const isBare = /^\s*\p{Nd}/u.test(text)
  return digits.every((digit) => digit > 0) && (isBare ? digits.length >= leastWithoutName : beginsKey(text))
    ? digits
    : []
}

/** The number of questions, whose numbers go on by one, where those of options begin with 1 in each. */
const countOf = (lines: readonly ExamLine[]): number =>
  Math.max(
    ...[questionStart, namedNumber].map((start) =>
      lines.reduce(
        (count, { text }) => (latinDigits(start.exec(text)?.[1] ?? '') === count + 1 ? count + 1 : count),
        0,
      ),
    ),
  )

/**
 * One digit for each question in a row above or below the list, "Key: 1 3 2 4": the places of the right options, as a
 * key that names the questions too.
 */
export const withDigitKey = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const filled = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  if (filled.length < 2) return lines
  const ends = [elementAt(filled, 0), lastOf(filled)]
  const place = ends.find((index) => digitsIn(elementAt(lines, index)).length > 1)
  if (place === undefined) return lines
  const row = elementAt(lines, place)
  const digits = digitsIn(row)
  const others = lines.filter((line) => line !== row)
  if (countOf(others) !== digits.length) return lines
  const areLettered = others.some(({ text }) => lettered.test(text))
  const pairs = digits
    .map((digit, index) => `${index + 1}-${areLettered ? letterOf(digit - 1) : digit}`)
    .join(', ')
  return [...others, { ...row, text: `Answers: ${pairs}` }]
}
