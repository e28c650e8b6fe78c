import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readOptionStart } from '../patterns.ts'

const signed = /^\s*>{1,3}\s*(?=[([]?[A-Ha-h][.)\]])/

const letterOf = ({ text, isCode, label }: ExamLine): string | undefined =>
  isCode || label ? undefined : readOptionStart(text.replace(signed, ''))?.letter

/**
 * The sign of a quotation before the right ones of several options: ">>> B) Danube". It is a mark where the letters
 * count on through all of them and some have none; what is quoted below an option explains it.
 */
export const withQuotedMarks = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => signed.test(text))) return lines
  const result = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const run = runFrom(lines, at)
    if (run.length < 2) continue
    const marked = run.filter((index) => signed.test(elementAt(lines, index).text))
    for (const index of marked) {
      const line = elementAt(lines, index)
      const text = line.text.replace(signed, '')
      result[index] = { ...line, text, ...(marked.length < run.length && { isRight: true }) }
    }
    at = elementAt(run, run.length - 1)
  }
  return result
}

/** The lines below each other whose letters count on from A. */
const runFrom = (lines: readonly ExamLine[], first: number): number[] => {
  const run: number[] = []
  for (let index = first; index < lines.length; index += 1) {
    if (letterOf(elementAt(lines, index)) !== String.fromCodePoint(65 + run.length)) break
    run.push(index)
  }
  return run
}
