import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart } from '../patterns.ts'

const asks = /[?？؟]["”’»)]*\s*$/
const bullet = /^\s*[-–•*]\s+(?=\S)/
/** "Which river? - Nile", "Which river?#Nile": the sign that parts a question from its answer on its line. */
const beside = /^(.*\S[?？؟]["”’»)]*)(?:\s*[#|]\s*|\s+[-–—=]\s+|\t+)(\S.*)$/
const leastPairs = 5
const leastShare = 0.9
const longestAnswer = 200

type Pair = { asked: ExamLine; more: ExamLine[]; answer: ExamLine }

const isPlain = ({ text, label, isCode, isHeading }: ExamLine): boolean =>
  !label && !isCode && !isHeading && !readField(text) && !readOptionStart(text)

const besideIn = (filled: readonly ExamLine[]): Pair[] =>
  filled.flatMap((line) => {
    const [, asked, answer] = isPlain(line) ? (beside.exec(line.text) ?? []) : []
    return asked === undefined || answer === undefined
      ? []
      : [{ asked: { ...line, text: asked }, more: [], answer: { number: line.number, text: answer } }]
  })

/** Each line that asks stands above one that does not: the answer. */
const belowIn = (filled: readonly ExamLine[]): Pair[] =>
  filled.flatMap((line, index) => {
    const answer = filled[index + 1]
    const isPair =
      index % 2 === 0 &&
      answer !== undefined &&
      isPlain(line) &&
      isPlain(answer) &&
      asks.test(line.text) &&
      !asks.test(answer.text) &&
      answer.text.trim().length <= longestAnswer
    return isPair
      ? [{ asked: line, more: [], answer: { ...answer, text: answer.text.replace(bullet, '') } }]
      : []
  })

/** Each text stands above one bullet alone. */
const bulletsIn = (filled: readonly ExamLine[]): Pair[] => {
  const pairs: Pair[] = []
  let text: ExamLine[] = []
  for (const line of filled) {
    if (!isPlain(line)) return []
    if (!bullet.test(line.text)) text.push(line)
    else {
      const [asked, ...more] = text
      if (!asked) return []
      pairs.push({ asked, more, answer: { ...line, text: line.text.replace(bullet, '') } })
      text = []
    }
  }
  return pairs
}

const pairsIn = (lines: readonly ExamLine[]): Pair[] | undefined => {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const isWhole = (pairs: readonly Pair[], size: number): boolean =>
    pairs.length >= leastPairs && pairs.length * size >= leastShare * filled.length
  const below = belowIn(filled)
  if (isWhole(below, 2)) return below
  const ofLines = besideIn(filled)
  if (isWhole(ofLines, 1)) return ofLines
  const ofBullets = bulletsIn(filled)
  return ofBullets.length >= leastPairs ? ofBullets : undefined
}

/**
 * Cards without any labels, where the whole text is so: a line that asks above its answer or before it, or a text above
 * one bullet.
 */
export const withAnswersBelowQuestions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const pairs = pairsIn(lines)
  if (!pairs) return lines
  const read = new Set(pairs.flatMap(({ asked, more, answer }) => [asked, ...more, answer].map(numberOf)))
  const others = lines.filter((line) => line.text.trim() !== '' && !read.has(numberOf(line)))
  return [
    ...pairs.flatMap(({ asked, more, answer }): ExamLine[] => [
      { ...asked, label: { kind: 'number', level: 0 } },
      ...more.map((line) => ({ ...line, isStatement: true })),
      { ...answer, text: `Answer: ${answer.text.trim()}` },
    ]),
    ...others,
  ].toSorted((one, other) => one.number - other.number)
}

const numberOf = ({ number }: ExamLine): number => number

/** Whether a text consists of such cards. */
export const hasAnswersBelowQuestions = (lines: readonly ExamLine[]): boolean => pairsIn(lines) !== undefined
