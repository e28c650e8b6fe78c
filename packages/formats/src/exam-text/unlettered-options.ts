import { limits } from '@quizwright/contracts/limits.ts'
import { foldText } from './fold-text.ts'
import type { ListedOption, ListedQuestion } from './listed-question.ts'
import { takeMark } from './patterns.ts'

const bullet = /^\s*([-–•·*+>‣▪■▸►➢])\s+(?=\S)/

/**
 * A question whose options have no letters: lines with bullets of which some are marked, or + for what is right and -
 * for what is wrong, or lines of which the answer repeats one. A text may have such lines as well, so they are only
 * taken for options where something says which is right.
 */
export const withUnletteredOptions = (question: ListedQuestion): ListedQuestion => {
  if (question.options.length > 0 || question.declared !== undefined) return question
  const lines = question.stem.filter((line) => line.trim() !== '')
  return (
    withOptionsFrom(
      question,
      lines,
      lines.findIndex((line) => bullet.test(line)),
      optionsOfBullets,
    ) ??
    withOptionsFrom(question, lines, endOfText(lines), optionsOfAnswer) ??
    question
  )
}

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

/** A text ends with its first line, or with the last one that asks. */
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
  const signs = lines.map((line) => bullet.exec(line)?.[1])
  if (signs.includes(undefined)) return undefined
  const saysBySign = signs.includes('+') && signs.includes('-')
  const options = lines.map((line, index) => {
    const { rest, isMarked } = takeMark(line.replace(bullet, '').trim())
    return optionOf(rest, saysBySign ? signs[index] === '+' : isMarked)
  })
  const isTold = options.some(({ isMarked }) => isMarked) || isOneOf(options, answer)
  return isTold ? options : undefined
}

const optionsOfAnswer: ReadOptions = (lines, answer) => {
  const options = lines.map((line) => optionOf(line.trim(), false))
  return isOneOf(options, answer) ? options : undefined
}

const isOneOf = (options: readonly ListedOption[], answer: string | undefined): boolean =>
  answer !== undefined && options.filter(({ text }) => foldText(text) === foldText(answer)).length === 1
