import type { RawOption } from '../entry/entry.ts'
import { linesOfText } from '../exam-text/exam-line.ts'
import { readExamLines } from '../exam-text/read.ts'
import { answerNames, fieldOf, type JsonObject, plainName, textOf } from './json-fields.ts'
import { questionText } from './question-text.ts'
import { optionsOf } from './other-options.ts'

const letters =
  /^(?:[([]?[a-h][)\].]?|[([]?[A-H](?:[,、;&\s]{0,3}[A-H]){0,7}(?:[)\].]|[).:]\s+\S.{0,200})?)$/s
const firstLabel = /(?:^|[\s(（[])[Aa]\s?[.)\]、．）:：]/

/** Longer texts are passages, and reading a list takes its time. */
const maxChars = 8000

/** The text and the options of a question that stand in one text, where a letter is its key; else undefined. */
export const readOptionsInText = (
  text: string,
  answer: string,
): { text: string; options: RawOption[] } | undefined => {
  if (text.length > maxChars || !firstLabel.test(text) || !letters.test(answer)) return undefined
  const [read, ...others] = readExamLines(linesOfText(`${text.trim()}\nAnswer: ${answer}`))
  if (!read || others.length > 0 || (read.kind !== 'oneRight' && read.kind !== 'severalRight'))
    return undefined
  const { options = [], content } = read
  return content === undefined || options.some(({ text: option }) => option === '')
    ? undefined
    : { text: content.text, options: [...options] }
}

/**
 * A question whose options stand in its text, as in the prompts of data sets, with a letter as its key. Undefined
 * unless the text reads as one question with options of which the key names some.
 */
export const withOptionsInText = (question: JsonObject): JsonObject | undefined => {
  const text = questionText(question) ?? ''
  const given = fieldOf(question, answerNames)
  const answer = (Array.isArray(given?.value) ? given.value : [given?.value])
    .map((one) => textOf(one)?.trim() ?? '')
    .join(', ')
  if (!given || optionsOf(question).length > 0) return undefined
  const read = readOptionsInText(text, answer)
  if (!read) return undefined
  const kept = Object.entries(question).filter(
    ([name, value]) => value !== text && plainName(name) !== given.name,
  )
  return {
    ...Object.fromEntries(kept),
    question: read.text,
    options: read.options.map(({ text: option, isRight }) => ({ text: option, isCorrect: isRight })),
  }
}
