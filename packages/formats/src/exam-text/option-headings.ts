import type { ExamLine } from './exam-line.ts'
import { readOptionStart } from './patterns.ts'

const names =
  String.raw`(?:response\s+)?options?|choices|answer\s+(?:choices|options)|antwortm[öo]glichkeiten|` +
  'optionen|opciones|opções|choix|' +
  '选项|選択肢'
const heading = new RegExp(String.raw`^\s*(?:${names})\s*(?:[:：]\s*)?$`, 'iu')
const bullet = /^\s*[-–•*+]\s+\S/
const numbered = /^\s*(\d{1,2})[.)]\s+(?=\S)/

/**
 * Handles lists with "Options:" above the options of a question. The heading is dropped; lines below it that
 * count from 1 are options, not questions.
 */
export const withOptionHeadings = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result: ExamLine[] = []
  let counted: number | undefined
  for (const [index, line] of lines.entries()) {
    if (heading.test(line.text) && !line.isCode && isAboveOptions(lines, index)) {
      counted = 0
      continue
    }
    const number: number = Number(numbered.exec(line.text)?.[1])
    if (counted !== undefined && number === counted + 1) {
      counted = number
      result.push({ ...line, label: { kind: 'letter', level: 1, number } })
    } else {
      if (line.text.trim() !== '') counted = undefined
      result.push(line)
    }
  }
  return result
}

const isAboveOptions = (lines: readonly ExamLine[], index: number): boolean => {
  const next = lines.slice(index + 1, index + 4).find(({ text }) => text.trim() !== '')
  return next !== undefined && beginsOptions(next)
}

const beginsOptions = ({ text, label }: ExamLine): boolean =>
  label?.kind === 'letter' ||
  numbered.exec(text)?.[1] === '1' ||
  readOptionStart(text) !== undefined ||
  bullet.test(text)
