import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { hasTextOnce } from './find-text.ts'
import { withoutQuotes } from './without-quotes.ts'
import type { ListedOption, ListedQuestion } from './listed-question.ts'
import { rightWords, takeMark } from './patterns.ts'

/** A word processor draws circles that a copied text has as the letter o. */
const bullet = /^\s*([-–•·*+>‣▪■▸►➢→o]|[-=]>)\s+(?=\S)/

/**
 * Handles options without letters: bullets of which some are marked, + for correct and - for incorrect, or lines of
 * which one repeats the answer. Since a text may have such lines, they count as options only if one of them is known
 * to be correct.
 */
export const withUnletteredOptions = (question: ListedQuestion): ListedQuestion => {
  if (question.options.length > 0 || question.declared !== undefined) return question
  const lines = question.stem.filter((line) => line.trim() !== '')
  const sign = hasBothSigns(lines) ? bulletOrSign : bullet
  return (
    withOptionsFrom(
      question,
      lines,
      lines.findIndex((line) => sign.test(line)),
      optionsOfBullets,
    ) ??
    withOptionsFrom(question, lines, endOfText(lines), optionsOfAnswer) ??
    withOptionsInLine(question, lines) ??
    question
  )
}

/** Without a blank, only where the lines of a question have both signs. */
const closeSign = /^\s*([+-])(?=[^\s+-])/
const bulletOrSign = new RegExp(`${bullet.source}|${closeSign.source}`)
const hasBothSigns = (lines: readonly string[]): boolean =>
  ['+', '-'].every((sign) => lines.some((line) => closeSign.exec(line)?.[1] === sign))

type ReadOptions = (lines: readonly string[], answer: string | undefined) => ListedOption[] | undefined

const withOptionsFrom = (
  question: ListedQuestion,
  lines: readonly string[],
  start: number,
  readOptions: ReadOptions,
): ListedQuestion | undefined => {
  const count = lines.length - start
  if (start < 1 || count < limits.minOptions || count > limits.maxOptions) return undefined
  const options = readOptions(lines.slice(start), question.fields.answer?.trim())
  return options && { ...question, stem: lines.slice(0, start), options }
}

/** The text ends with its first line, or with the last line that asks. */
const endOfText = (lines: readonly string[]): number =>
  Math.max(
    0,
    lines.findLastIndex((line) => /[?？؟:：]\s*$/.test(line)),
  ) + 1

const optionOf = (text: string, isMarked: boolean): ListedOption => ({
  letter: '',
  text,
  isMarked,
  images: [],
})

const optionsOfBullets: ReadOptions = (lines, answer) => {
  const signs = lines.map((line) => bullet.exec(line)?.[1] ?? closeSign.exec(line)?.[1])
  if (signs.includes(undefined)) return undefined
  const saysBySign = signs.includes('+') && signs.includes('-')
  const options = lines.map((line, index) => {
    const { rest, isMarked } = takeMark(line.replace(bullet, '').replace(closeSign, '').trim())
    return optionOf(rest, saysBySign ? signs[index] === '+' : isMarked)
  })
  const hasKey = options.some(({ isMarked }) => isMarked) || isOneOf(options, answer)
  return hasKey ? options : undefined
}

/** A tick or a word behind a line. A star may have another meaning there. */
const tick = new RegExp(String.raw`(?:[✓✔√✅☑]\uFE0F?|[([](?:${rightWords})[)\]])$`, 'iu')

const optionsOfAnswer: ReadOptions = (lines, answer) => {
  const options = lines.map((line) => optionOf(line.trim(), false))
  if (isOneOf(options, answer)) return options
  // A letter counts the lines below a text that asks.
  if (options.length >= leastCounted && isLetterIn(answer, options.length)) return options.map(withLetter)
  const ticked = lines.filter((line) => tick.test(line.trim()))
  if (ticked.length !== 1 || answer !== undefined) return undefined
  return lines.map((line) => optionOf(takeMark(line.trim()).rest, line === ticked[0]))
}

const leastCounted = 3
const isLetterIn = (answer: string | undefined, count: number): boolean => {
  const letter = /^[([]?([A-H])[)\].]?$/.exec(answer ?? '')?.[1]
  return letter !== undefined && letter.charCodeAt(0) - 64 <= count
}
const withLetter = (option: ListedOption, index: number): ListedOption => ({
  ...option,
  letter: letterOf(index),
})

const isOneOf = (options: readonly ListedOption[], answer: string | undefined): boolean =>
  answer !== undefined && (hasTextOnce(options, answer) || hasTextOnce(options, withoutQuotes(answer)))

const betweenOptions = /\s+[|/]\s+/
const endOfAsked = /^(.*[?？؟:：])\s*(\S.*)$/su

/**
 * Options in one line, between slashes or bars: "hot / warm / cold". They count where the answer is one of them, or
 * one alone has a mark. The first may stand behind the text.
 */
const withOptionsInLine = (
  question: ListedQuestion,
  lines: readonly string[],
): ListedQuestion | undefined => {
  const above = lines.slice(0, -1)
  const [last = ''] = lines.slice(-1)
  const [, asked, behind] = endOfAsked.exec(last) ?? []
  const parts = (behind ?? last).split(betweenOptions)
  if (parts.length < limits.minOptions || parts.length > limits.maxOptions) return undefined
  const stem = asked === undefined ? above : [...above, asked]
  if (stem.length === 0) return undefined
  // In a formula, a star stands before a slash, too.
  const mayBeMarked = !last.includes(' / ')
  const options = parts.map((part) => {
    const { rest, isMarked } = mayBeMarked ? takeMark(part.trim()) : { rest: part.trim(), isMarked: false }
    return optionOf(rest, isMarked)
  })
  const isTold =
    options.filter(({ isMarked }) => isMarked).length === 1 ||
    isOneOf(options, question.fields.answer?.trim())
  return isTold ? { ...question, stem, options } : undefined
}
