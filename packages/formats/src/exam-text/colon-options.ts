import type { ExamLine } from './exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from './patterns.ts'

const lettered = /^(\s*)([A-H])\s*[:：]\s*(?=\S)/

/**
 * Handles options with a colon, "A: one". Since dialogues look the same, they count as options only if the
 * question has no others, the letters run on from A, and the answer is one of them.
 */
export const withColonOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  const starts = lines.flatMap((line, index) => (isStart(line) ? [index] : []))
  for (const [count, start] of starts.entries()) {
    const end = starts[count + 1] ?? lines.length
    const below = lines.slice(start + 1, end)
    const letters = below.flatMap(({ text, isCode }) => (isCode ? [] : (lettered.exec(text)?.[2] ?? [])))
    const inOrder = letters.every((letter, index) => letter === String.fromCodePoint(65 + index))
    if (letters.length < 2 || !inOrder || !isAnswered(below, letters)) continue
    if (below.some(({ text, label }) => label || readOptionStart(text))) continue
    for (let index = start + 1; index < end; index += 1)
      result[index] = { ...lines[index]!, text: lines[index]!.text.replace(lettered, '$1$2. ') }
  }
  return result
}

const isStart = ({ text, label }: ExamLine): boolean =>
  label?.kind === 'number' || readQuestionStart(text) !== undefined

const isAnswered = (lines: readonly ExamLine[], letters: readonly string[]): boolean =>
  lines.some(({ text }) => {
    const field = readField(text)
    return (
      field?.name === 'answer' && letters.includes(field.value.replaceAll(/[^A-Za-z]/g, '').toUpperCase())
    )
  })
