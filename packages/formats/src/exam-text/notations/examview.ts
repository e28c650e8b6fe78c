import type { ExamLine } from '../exam-line.ts'
import { readQuestionStart } from '../patterns.ts'
import { pushAll } from '../../long-lists.ts'
import { elementAt, lastOf } from '@quizwright/domain/defined.ts'

const answerSection = /^\s*Answer\s+Section\s*$/i
const answerStart = /^\s*(\d{1,15})\.\s*ANS:/

/** Examview's headings for kinds of questions, and the instructions below them. */
const headings =
  'Multiple Choice|Multiple Response|Modified True/False|True/False|Yes/No|Numeric Response|Completion|Matching|' +
  'Short Answer|Problem|Essay|Case|Other|Bimodal'
const heading = new RegExp(String.raw`^\s*(?:${headings})\s*$`, 'i')
const instruction = /^\s*(?:Identify|Indicate|Complete|Match)\s.*\.\s*$/i

/** Whether a list ends with the answer section that Examview writes. */
const isExamview = (lines: readonly ExamLine[]): boolean =>
  lines.some(({ text }) => answerSection.test(text)) && lines.some(({ text }) => answerStart.test(text))

/** Examview's answer fields by the names of ours. All others are reported as lost. */
const fieldOf: Readonly<Record<string, string>> = {
  ANS: 'Answer',
  PTS: 'Marks',
  DIF: 'Difficulty',
  TOP: 'Topic',
}
const lostOf: Readonly<Record<string, string>> = {
  REF: 'its reference',
  OBJ: 'its objective',
  NAT: 'its standards',
  STA: 'its standards',
  LOC: 'its standards',
  KEY: 'its keywords',
  MSC: 'its notes',
  NOT: 'its notes',
  BLM: 'its level',
}
const field = new RegExp(
  String.raw`(?:^|\s)(${[...Object.keys(fieldOf), ...Object.keys(lostOf)].join('|')}):`,
  'g',
)

/** Moves the answers that Examview writes at the end below their questions. Other lists stay as they are. */
export const withoutExamview = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!isExamview(lines)) return withAnswersInPlace(lines)
  const end = lines.findIndex(({ text }) => answerSection.test(text))
  const answers = answersIn(lines.slice(end + 1))
  // The title is repeated above the answers.
  const asked = lines.slice(0, lines[end - 1]?.text === lines[0]?.text ? end - 1 : end)
  const result: ExamLine[] = []
  let waiting: ExamLine[] = []
  const flush = (): void => {
    pushAll(result, waiting)
    waiting = []
  }
  for (const line of asked) {
    if (heading.test(line.text)) flush()
    if (heading.test(line.text) || instruction.test(line.text)) continue
    const start = readQuestionStart(line.text)
    if (start) {
      flush()
      const answer = answers.get(start.number)?.shift()
      waiting = answer?.lines ?? []
      result.push({ ...line, without: [...(line.without ?? []), ...(answer?.without ?? [])] })
    } else pushAll(result, columnsOf(line))
  }
  flush()
  return result
}

const besideAnswer = new RegExp(
  String.raw`^\s*(?:${[...Object.keys(fieldOf), ...Object.keys(lostOf)].join('|')}):`,
)
const answerInPlace = /^\s*ANS:/

/** If each answer is already below its question, renames its fields to ours. */
const withAnswersInPlace = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isMeant =
    lines.some(({ text }) => answerInPlace.test(text)) && lines.some(({ text }) => /\bPTS:/.test(text))
  if (!isMeant) return lines
  let isAnswerBelow = false
  return lines.flatMap((line): ExamLine[] => {
    if (isAnswerBelow && line.text.trim() !== '') {
      isAnswerBelow = false
      return [{ ...line, text: `Answer: ${line.text.trim()}` }]
    }
    if (heading.test(line.text) || instruction.test(line.text)) return []
    if (!besideAnswer.test(line.text)) return columnsOf(line)
    const { lines: result, without } = readAnswer(line.text, line.number)
    isAnswerBelow = /^\s*ANS:\s*$/.test(line.text)
    return result.map((one, index) => (index === 0 && without.length > 0 ? { ...one, without } : one))
  })
}

/** Splits options in two columns: "a. x  c. y". */
const columnsOf = (line: ExamLine): ExamLine[] =>
  line.text
    .split(/\t+(?=[a-h][.)]\s)/)
    .filter((text, index) => index === 0 || text.trim() !== '')
    .map((text, index) => (index === 0 ? { ...line, text } : { number: line.number, text }))

type Answer = { lines: ExamLine[]; without: string[] }

/** The answers by question number, each as lines with our field names. */
const answersIn = (lines: readonly ExamLine[]): Map<number, Answer[]> => {
  const texts: { number: number; line: number; text: string }[] = []
  for (const { text, number } of lines) {
    const start = answerStart.exec(text)
    if (start) texts.push({ number: Number(start[1]), line: number, text: text.slice(text.indexOf('ANS:')) })
    else if (texts.length > 0 && !heading.test(text)) lastOf(texts).text += `\n${text}`
  }
  const answers = texts.map(({ number, line, text }) => ({ number, answer: readAnswer(text, line) }))
  return new Map(
    [...Map.groupBy(answers, ({ number }) => number)].map(([number, found]) => [
      number,
      found.map(({ answer }) => answer),
    ]),
  )
}

const readAnswer = (text: string, number: number): Answer => {
  const parts = [...text.matchAll(field)].map((found, index, all) => ({
    name: elementAt(found, 1),
    value: text.slice(found.index + found[0].length, all[index + 1]?.index).trim(),
  }))
  return {
    lines: parts.flatMap(({ name, value }) => {
      const own = fieldOf[name]
      const [first = '', ...others] = value.split('\n').map((line) => line.trim())
      if (own === undefined || value === '') return []
      return [{ number, text: `${own}: ${first}` }, ...others.map((line) => ({ number, text: line }))]
    }),
    without: parts.flatMap(({ name, value }) => (lostOf[name] && value !== '' ? [lostOf[name]] : [])),
  }
}
