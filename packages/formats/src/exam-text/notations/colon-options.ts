import type { ExamLine } from '../exam-line.ts'
import { foldText } from '../fold-text.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter } from '../letters.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const lettered = new RegExp(String.raw`^(\s*(?:[-*+•]\s+)?)(${anyLetter})\s*[:：]\s*(?=\S)`, 'u')

/**
 * Handles options with a colon, "A: one". Since dialogues look the same, they count as options only if the
 * question has no others, the letters run on from A, and the answer is one of them, or all questions of the list
 * are written so.
 */
export const withColonOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const starts = lines.flatMap((line, index) => (isStart(line) ? [index] : []))
  const parts = starts.map((start, count) => partOf(lines, start, starts[count + 1] ?? lines.length))
  const filled = parts.filter(({ isFilled }) => isFilled)
  const areAll = filled.length > 1 && filled.every(({ hasOptions }) => hasOptions)
  const chosen = parts.filter(({ hasOptions, isAnswered }) => hasOptions && (areAll || isAnswered))
  if (chosen.length === 0) return lines
  const result = [...lines]
  for (const { start, end } of chosen)
    for (let index = start + 1; index < end; index += 1)
      result[index] = {
        ...elementAt(lines, index),
        text: elementAt(lines, index).text.replace(lettered, '$1$2. '),
      }
  return result
}

/** A question from its number to the next one. The lines of a key at the end have nothing below them. */
const partOf = (lines: readonly ExamLine[], start: number, end: number) => {
  const below = lines.slice(start + 1, end)
  const letters = below.flatMap(({ text, isCode }) => {
    const letter = isCode ? undefined : lettered.exec(text)?.[2]
    return letter === undefined ? [] : [latinLetter(letter)]
  })
  const hasOptions =
    letters.length > 1 &&
    letters.every((letter, index) => letter === String.fromCodePoint(65 + index)) &&
    !below.some(({ text, label }) => label || readOptionStart(text))
  return {
    start,
    end,
    hasOptions,
    isAnswered: hasOptions && isAnswered(below, letters),
    isFilled: below.some(({ text }) => text.trim() !== ''),
  }
}

const isStart = ({ text, label }: ExamLine): boolean =>
  label?.kind === 'number' || readQuestionStart(text) !== undefined

/** Whether an answer below names one of the letters, or begins like the text behind one. */
const isAnswered = (lines: readonly ExamLine[], letters: readonly string[]): boolean => {
  const texts = lines.flatMap(({ text }) =>
    lettered.test(text) ? [foldText(text.replace(lettered, ''))] : [],
  )
  return lines.some(({ text }) => {
    const field = readField(text)
    if (field?.name !== 'answer') return false
    const letter = /^[^\p{L}\p{N}]*(\p{L})(?![\p{L}\p{M}\p{N}])/u.exec(field.value)?.[1]
    const answer = foldText(field.value.replace(/^["“„«']|["”“»'.]+$/g, ''))
    return (letter !== undefined && letters.includes(latinLetter(letter))) || texts.includes(answer)
  })
}
