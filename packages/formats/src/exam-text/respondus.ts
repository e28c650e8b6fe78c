import type { Kind } from '../entry/kinds.ts'
import type { ExamLine } from './exam-line.ts'
import { readQuestionStart } from './patterns.ts'

/**
 * The kinds that "Type:" names above a question of Respondus' standard format. Without "Type:" a question has
 * options.
 */
const kindOf: Readonly<Record<string, Kind>> = {
  MC: 'oneRight',
  TF: 'oneRight',
  MA: 'severalRight',
  MR: 'severalRight',
  E: 'descriptive',
  ESS: 'descriptive',
  F: 'shortAnswer',
  FIB: 'shortAnswer',
  SA: 'shortAnswer',
  FMB: 'gaps',
  MT: 'matching',
  O: 'ordering',
  N: 'number',
}
const typeLine = /^\s*Type:\s*([A-Z]{1,3})\s*$/i
const aboveQuestion = /^\s*(?:Title|Points|ID|Folder|Category):/i
const feedback = /^\s*[~@](?:\s|$)/

const isTyped = ({ text }: ExamLine): boolean =>
  kindOf[typeLine.exec(text)?.[1]?.toUpperCase() ?? ''] !== undefined

/** Whether a list has features unique to Respondus: the kind above each question, or its feedback signs. */
const isRespondus = (lines: readonly ExamLine[]): boolean =>
  lines.some(isTyped) ||
  (lines.some(({ text }) => feedback.test(text)) && lines.some(({ text }) => readQuestionStart(text)))

/**
 * Rewrites the lines above a question in Respondus' standard format as a list would have them: the kind is
 * set on the question, points and categories follow it, and title, folder and feedback are reported as lost.
 * Other lists stay as they are.
 */
export const withoutRespondus = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!isRespondus(lines)) return lines
  const told: ExamLine[] = []
  let declared: Kind | undefined
  let above: ExamLine[] = []
  let points: ExamLine[] = []
  const flush = (): void => {
    told.push(...points)
    points = []
  }
  for (const line of lines) {
    const type = kindOf[typeLine.exec(line.text)?.[1]?.toUpperCase() ?? '']
    if (type !== undefined) {
      flush()
      declared = type
    } else if (aboveQuestion.test(line.text)) {
      above.push(line)
    } else if (feedback.test(line.text)) {
      const last = told.at(-1)
      if (last) told[told.length - 1] = { ...last, without: [...(last.without ?? []), 'its feedback'] }
    } else if (readQuestionStart(line.text)) {
      flush()
      told.push({
        ...line,
        ...(declared && { declared }),
        without: [...(line.without ?? []), ...titlesIn(above)],
      })
      points = fieldsIn(above)
      declared = undefined
      above = []
    } else {
      told.push(line)
    }
  }
  flush()
  return [...told, ...above]
}

const titlesIn = (lines: readonly ExamLine[]): string[] =>
  lines.flatMap(({ text }) => {
    const [, name, title] = /^\s*(Title|Folder):\s*(.+)$/i.exec(text) ?? []
    return name === undefined ? [] : [`its ${name.toLowerCase()} "${title!.slice(0, 100)}"`]
  })

/** ExamSoft's categories are tags. */
const fieldsIn = (lines: readonly ExamLine[]): ExamLine[] =>
  lines
    .filter(({ text }) => /^\s*(?:Points|Category):/i.test(text))
    .map((line) => ({ ...line, text: line.text.replace(/^\s*Category:/i, 'Tags:') }))
