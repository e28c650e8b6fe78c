import type { ExamLine } from '../exam-text/exam-line.ts'
import { type LineFormat, moreLine, numberedLines, optionLine, questionLine } from './line-format.ts'

const begins = /^\.\.\s+(?:mchoice|clickablearea|fillintheblank|dragndrop|parsonsprob)::/
const setting = /^\s+:(\w+):\s*(.*)$/

type Block = { number: number; settings: Map<string, string>; lines: string[] }

/** The blocks of a text, and the lines between them. */
const partsOf = (text: string): (Block | ExamLine)[] => {
  const parts: (Block | ExamLine)[] = []
  let open: Block | undefined
  for (const { number, text: line } of numberedLines(text)) {
    if (/^\.\.\s+mchoice::/.test(line)) {
      open = { number, settings: new Map(), lines: [] }
      parts.push(open)
    } else if (begins.test(line) || /^\S/.test(line)) open = undefined
    if (open === undefined) parts.push({ number, text: begins.test(line) ? '' : line })
    else if (!/^\S/.test(line)) {
      const [, name, value = ''] = setting.exec(line) ?? []
      if (name === undefined) open.lines.push(line.trim())
      else open.settings.set(name, value)
    }
  }
  return parts
}

const linesOf = ({ number, settings, lines }: Block): ExamLine[] => {
  const right = new Set((settings.get('correct') ?? '').split(/[\s,]+/))
  const [first = '', ...more] = lines.join('\n').trim().split('\n')
  const options = [...settings].flatMap(([name, value]): ExamLine[] => {
    const letter = /^answer_([a-h])$/.exec(name)?.[1]
    if (letter === undefined) return []
    const feedback = settings.get(`feedback_${letter}`)
    const option = optionLine({ number, text: value }, right.has(letter))
    return [feedback ? { ...option, feedback } : option]
  })
  return [
    questionLine({ number, text: first }),
    ...more.map((one) => moreLine({ number, text: one })),
    ...options,
  ]
}

/** Multiple choice of Runestone in reStructuredText: ".. mchoice::" with its options as settings. */
export const runestone: LineFormat = {
  matches: (text) => /^\.\.[ \t]+mchoice::/m.test(text),
  linesOf: (text) => partsOf(text).flatMap((part) => ('settings' in part ? linesOf(part) : [part])),
}
