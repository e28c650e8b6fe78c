import { elementAt } from '@quizwright/domain/defined.ts'
import type { Kind } from '../entry/kinds.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { lineEnd } from '../exam-text/plain-lines.ts'

/** A format of lines with signs of its own, which is rewritten as the lines of a list. */
export type LineFormat = {
  /** Whether the beginning of a text has the signs of this format. */
  matches: (text: string) => boolean
  linesOf: (text: string) => ExamLine[]
  /** Its texts are Markdown. */
  isMarkdown?: boolean
}

type Line = Pick<ExamLine, 'number' | 'text'>

/** The lines of a text with their numbers, without blanks at their ends. */
export const numberedLines = (text: string): Line[] =>
  text.split(lineEnd).map((line, index) => ({ number: index + 1, text: line.trimEnd() }))

export const questionLine = ({ number, text }: Line, declared?: Kind): ExamLine => ({
  number,
  text: text.trim(),
  label: { kind: 'number', level: 0 },
  ...(declared && { declared }),
})

export const optionLine = ({ number, text }: Line, isRight: boolean): ExamLine => ({
  number,
  text: text.trim(),
  isRight,
  label: { kind: 'letter', level: 1 },
})

/** A line of the text above it, whatever it looks like. */
export const moreLine = ({ number, text }: Line): ExamLine => ({
  number,
  text: text.trim(),
  isStatement: true,
})

/** A line with a label of ours, such as "Explanation". */
export const fieldLine = (number: number, name: string, text: string): ExamLine => ({
  number,
  text: `${name}: ${text.trim()}`,
})

/** Adds what a line loses to the question of the last lines. */
export const lose = (lines: ExamLine[], what: string): void => {
  const last = lines.at(-1)
  if (last) lines[lines.length - 1] = { ...last, without: [...(last.without ?? []), what] }
}

/** Sets the kind of the last question. */
export const declare = (lines: ExamLine[], kind: NonNullable<ExamLine['declared']>): void => {
  const index = lines.findLastIndex(({ label }) => label?.kind === 'number')
  if (index >= 0) lines[index] = { ...elementAt(lines, index), declared: kind }
}
