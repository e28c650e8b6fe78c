import type { Kind } from '../../entry/kinds.ts'
import { lookUp } from '../../entry/look-up.ts'
import type { ExamLine } from '../exam-line.ts'
import { readQuestionStart } from '../patterns.ts'
import { pushAll } from '../../long-lists.ts'
import { defined } from '@quizwright/domain/defined.ts'

/**
 * The kinds that "Type:" names above a question of Respondus' standard format. Without "Type:" a question has
 * options.
 */
const kindOf: Readonly<Record<string, Kind>> = {
  MC: 'oneRight',
  MULTIPLECHOICE: 'oneRight',
  TF: 'oneRight',
  TRUEFALSE: 'oneRight',
  MA: 'severalRight',
  MR: 'severalRight',
  MULTIPLEANSWER: 'severalRight',
  E: 'descriptive',
  ESS: 'descriptive',
  ESSAY: 'descriptive',
  F: 'shortAnswer',
  FIB: 'shortAnswer',
  FITB: 'shortAnswer',
  FILLINTHEBLANK: 'shortAnswer',
  SA: 'shortAnswer',
  SHORTANSWER: 'shortAnswer',
  FMB: 'gaps',
  MT: 'matching',
  O: 'ordering',
  N: 'number',
}
const typeLine = /^\s*Type:\s*([A-Z][A-Z /-]{0,24}?)\s*$/i
const aboveQuestion = /^\s*(?:Title|Points|ID|Folder|Category|Label):/i
const lostFeedback = 'its feedback'
const feedback = /^\s*[~@](?:\s|$)/

/** The kind that a line names, by its code or in words: "Type: E", "Type: Essay". */
const kindIn = ({ text }: ExamLine): Kind | undefined =>
  lookUp(kindOf, (typeLine.exec(text)?.[1] ?? '').toUpperCase().replaceAll(/[^A-Z]/g, ''))

/** Whether a list has features unique to Respondus: the kind above each question, or its feedback signs. */
const isRespondus = (lines: readonly ExamLine[]): boolean =>
  lines.some((line) => kindIn(line) !== undefined) ||
  (lines.some(({ text }) => feedback.test(text)) && lines.some(({ text }) => readQuestionStart(text)))

/**
 * Rewrites the lines above a question in Respondus' standard format as a list would have them: the kind is
 * set on the question, points and categories follow it, and title, folder and feedback are reported as lost.
 * Other lists stay as they are.
 */
export const withoutRespondus = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!isRespondus(lines)) return lines
  const result: ExamLine[] = []
  let declared: Kind | undefined
  let above: ExamLine[] = []
  let points: ExamLine[] = []
  const flush = (): void => {
    pushAll(result, points)
    points = []
  }
  for (const line of lines) {
    const type = kindIn(line)
    if (type !== undefined) {
      flush()
      declared = type
    } else if (aboveQuestion.test(line.text)) {
      above.push(line)
    } else if (feedback.test(line.text)) {
      const last = result.at(-1)
      if (last && !last.without?.includes(lostFeedback))
        result[result.length - 1] = { ...last, without: [...(last.without ?? []), lostFeedback] }
    } else if (readQuestionStart(line.text)) {
      flush()
      result.push({
        ...line,
        ...(declared && { declared }),
        without: [...(line.without ?? []), ...titlesIn(above)],
      })
      points = fieldsIn(above)
      declared = undefined
      above = []
    } else {
      result.push(line)
    }
  }
  flush()
  return [...result, ...above]
}

const titlesIn = (lines: readonly ExamLine[]): string[] =>
  lines.flatMap(({ text }) => {
    const [, name, title] = /^\s*(Title|Folder|Label):\s*(.+)$/i.exec(text) ?? []
    return name === undefined ? [] : [`its ${name.toLowerCase()} "${defined(title, 'title').slice(0, 100)}"`]
  })

/** ExamSoft's categories are tags. */
const fieldsIn = (lines: readonly ExamLine[]): ExamLine[] =>
  lines
    .filter(({ text }) => /^\s*(?:Points|Category):/i.test(text))
    .map((line) => ({ ...line, text: line.text.replace(/^\s*Category:/i, 'Tags:') }))
