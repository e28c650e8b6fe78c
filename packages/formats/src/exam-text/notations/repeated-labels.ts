import type { ExamLine } from '../exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter } from '../letters.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

/** A few words, a sign, and a letter or a small number alone: "Sagot: B", "Rätt svar – c". */
const labelled = new RegExp(
  String.raw`^\s*((?:\p{L}[\p{L}\p{M}'’.]*)(?:\s\p{L}[\p{L}\p{M}'’.]*){0,3})\s*[:：=–—-]\s*` +
    String.raw`([([（]?(?:${anyLetter}|\p{Nd})[)\]）]?)\s*\.?\s*$`,
  'u',
)
/** Names of a wrong option, which is told by its letter, too. */
export const wrongNames = new RegExp(
  'wrong|incorrect|not\\s+correct|false|falsch|fals[oa]|fausse|errad[ao]|sbagliat|onjuist|неверн|неправильн|' +
    'yanlış|salah|غلط|خطأ|गलत|ভুল|sai(?!\\p{L})|错|誤|오답',
  'iu',
)
const leastRepeated = 2
/** How far above the options of a question are looked for. */
const mostLines = 30

/**
 * A word that no table knows, but that stands below the options of question after question with the letter of one of
 * them, is the name of the answer in the language of the list. A single line may mean anything, so it must be repeated.
 */
export const withRepeatedLabels = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (lines.some(({ text }) => readField(text)?.name === 'answer')) return lines
  const found = lines.flatMap((line, index) => {
    const label = line.isCode || line.label ? undefined : labelIn(lines, index)
    return label === undefined ? [] : [{ index, ...label }]
  })
  const names = Map.groupBy(found, ({ name }) => name)
  const [most] = [...names.values()].toSorted((one, other) => other.length - one.length)
  if (!most || most.length < leastRepeated || most.length * 2 <= optionLists(lines)) return lines
  // The same letter below each question names something else: "Set: A".
  if (most.length > leastRepeated && new Set(most.map(({ value }) => value)).size === 1) return lines
  const result = [...lines]
  for (const { index, value, written } of most)
    result[index] = {
      ...elementAt(lines, index),
      text: `Answer: ${value}`,
      hint: `“${written}” was read as the name of the answer: check it`,
    }
  return result
}

const labelIn = (
  lines: readonly ExamLine[],
  index: number,
): { name: string; written: string; value: string } | undefined => {
  const { text } = elementAt(lines, index)
  const [, written, value] = labelled.exec(text) ?? []
  if (written === undefined || value === undefined) return undefined
  if (wrongNames.test(written) || readField(text) || readQuestionStart(text) || readOptionStart(text))
    return undefined
  const letters = lettersAbove(lines, index)
  const letter = latinLetter(value.replace(/[^\p{L}\p{N}]/gu, ''))
  const isOption = /\p{N}/u.test(letter) ? letters.length >= Number(letter) : letters.includes(letter)
  return letters.length > 1 && isOption ? { name: written.toLowerCase(), written, value } : undefined
}

/** The letters of the options right above a line. */
const lettersAbove = (lines: readonly ExamLine[], index: number): string[] => {
  const letters: string[] = []
  for (let at = index - 1; at >= 0 && index - at <= mostLines; at -= 1) {
    const line = elementAt(lines, at)
    if (line.text.trim() === '' && letters.length === 0) continue
    const option = readOptionStart(line.text)
    if (!option || line.isCode) break
    letters.push(option.letter)
  }
  return letters
}

/** How many lists of options a text has: their first letters. */
const optionLists = (lines: readonly ExamLine[]): number =>
  lines.filter(({ text, isCode }) => !isCode && readOptionStart(text)?.letter === 'A').length
