import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readQuestionStart } from '../patterns.ts'

/** "( V ) Rivers flow.", as students fill in brackets before statements. */
const statement = /^\s*[([（]\s*([VFT])\s*[)\]）]\s+(?=\S)/
/** The letters of both truths in a language, the true one first. */
const truths = ['VF', 'TF']

const letterOf = ({ text, label, isCode }: ExamLine): string =>
  label || isCode ? '' : (statement.exec(text)?.[1] ?? '')

/** Which of two letters is true, if the statements have both. */
const trueLetter = (letters: readonly string[]): string | undefined =>
  truths.find(
    ([isTrue = '', isFalse = '']) =>
      letters.includes(isTrue) &&
      letters.includes(isFalse) &&
      letters.every((letter) => letter === isTrue || letter === isFalse),
  )?.[0]

/** The first line behind the statements that begin at a line, with nothing but blank lines between. */
const endOf = (lines: readonly ExamLine[], from: number): number => {
  let end = from
  while (end < lines.length) {
    const line = elementAt(lines, end)
    if (letterOf(line) === '' && line.text.trim() !== '') break
    end += 1
  }
  return end
}

/** Statements with their truth in brackets before them, below a line that asks for it: each is a question. */
export const withTruthInBrackets = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (lines.filter((line) => letterOf(line) !== '').length < 2) return lines
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = elementAt(lines, at)
    const end = letterOf(line) === '' ? at : endOf(lines, at)
    const group = lines.slice(at, end).filter((one) => letterOf(one) !== '')
    const isTrue = group.length > 1 ? trueLetter(group.map(letterOf)) : undefined
    if (isTrue === undefined) {
      result.push(line)
      continue
    }
    asHeading(result)
    for (const one of group)
      result.push(
        { ...one, text: one.text.replace(statement, ''), label: { kind: 'number', level: 0 } },
        { number: one.number, text: `Answer: ${letterOf(one) === isTrue ? 'true' : 'false'}` },
      )
    at = end - 1
    const behind = lines[end]
    if (behind) result.push({ ...behind, endsSection: true })
    at = end
  }
  return result
}

/** The numbered line above asks for the truth of each, and is no question itself. */
const asHeading = (above: ExamLine[]): void => {
  const index = above.findLastIndex(({ text }) => text.trim() !== '')
  const line = above[index]
  if (!line) return
  const start = readQuestionStart(line.text)
  const { label: _, ...rest } = line
  if (start || line.label?.kind === 'number')
    above[index] = { ...rest, text: start?.rest ?? line.text, isHeading: true }
}
