import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart, takeMark } from '../patterns.ts'

/** A bullet may stand instead of blanks, or behind them. */
const indented = /^(?:(?:\t| {2})[ \t]*|(?=[•▪·‣]\s))(?:[•▪·‣]\s+)?(?=[^\s•▪·‣])/
const sign = String.raw`[^\p{L}\p{N}\s"'’”).,;:!?%°]`
/** One character alone stands behind a blank. */
const signAtEnd = new RegExp(
  String.raw`^(.*?\S)(?:[ \t]+(${sign}{1,3})|(?<!${sign})(${sign}{2,3}))[ \t]*$`,
  'u',
)
const signAtStart = new RegExp(String.raw`^(${sign}{1,3})[ \t]+(\S.*)$`, 'u')
/** The sign behind or before the text of an option, and the text without it. */
const signIn = (written: string): { rest: string; sign: string } | undefined => {
  if (written.length > mostChars) return undefined
  const text = written.replace(indented, '')
  const [, rest, apart, close] = signAtEnd.exec(text) ?? []
  const behind = apart ?? close
  if (rest !== undefined && behind !== undefined) return { rest, sign: behind }
  const [, before, own] = signAtStart.exec(text) ?? []
  return before === undefined || own === undefined ? undefined : { rest: own, sign: before }
}
/** A longer line is a text. */
const mostChars = 1_000
const leastQuestions = 3
const leastShare = 0.6

type Group = { asked: number; options: number[] }

const isPlain = ({ text, label, isCode, isHeading }: ExamLine): boolean =>
  !label && !isCode && !isHeading && !readField(text) && !readOptionStart(text)

/** The lines that stand at the margin above lines that are indented. */
const groupsIn = (lines: readonly ExamLine[]): Group[] => {
  const groups: Group[] = []
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const { text } = elementAt(lines, at)
    if (!/^\S/.test(text) || indented.test(text) || !indented.test(elementAt(lines, at + 1).text)) continue
    let end = at + 1
    while (end < lines.length && indented.test(elementAt(lines, end).text)) end += 1
    const options = Array.from({ length: end - at - 1 }, (_, index) => at + 1 + index)
    if (options.length >= limits.minOptions && options.length <= limits.maxOptions)
      groups.push({ asked: at, options })
    at = end - 1
  }
  return groups.filter(
    ({ asked, options }) =>
      isPlain(elementAt(lines, asked)) &&
      options.every((index) => {
        const line = elementAt(lines, index)
        return isPlain(line) && !readQuestionStart(line.text)
      }),
  )
}

/** The sign behind some options of most questions, the same in all. */
const signOf = (lines: readonly ExamLine[], groups: readonly Group[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const { options } of groups) {
    const signs = options.map((index) => signIn(elementAt(lines, index).text)?.sign)
    if (!signs.includes(undefined)) continue
    for (const sign of new Set(signs)) if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most && most[1] >= leastQuestions && most[1] >= leastShare * groups.length ? most[0] : undefined
}

type Found = { groups: readonly Group[]; sign: string }

const foundIn = (lines: readonly ExamLine[]): Found | undefined => {
  const groups = groupsIn(lines)
  const sign = groups.length < leastQuestions ? undefined : signOf(lines, groups)
  return sign === undefined ? undefined : { groups, sign }
}

/**
 * Options that only their indentation tells from the question above them, and of which a sign marks the right ones:
 * "Capital of Italy?" above "    Rome ##" and "    Milan".
 */
export const withIndentedOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const found = foundIn(lines)
  if (!found) return lines
  const { groups, sign } = found
  const isKnown = takeMark(`a ${sign}`).isMarked
  const result = [...lines]
  for (const { asked, options } of groups) {
    const first = elementAt(lines, asked)
    const start = readQuestionStart(first.text)
    result[asked] = {
      ...first,
      text: start?.rest ?? first.text,
      label: { kind: 'number', level: 0, ...(start && { number: start.number }) },
      ...(!isKnown && { hint: `“${sign}” was read as the name of the answer: check it` }),
    }
    for (const index of options) {
      const line = elementAt(lines, index)
      const behind = signIn(line.text)
      const isRight = behind?.sign === sign
      result[index] = {
        ...line,
        text: isRight ? behind.rest : line.text.replace(indented, ''),
        label: { kind: 'letter', level: 1 },
        isRight,
      }
    }
  }
  return result
}

/** Whether a text has options of this form. */
export const hasIndentedOptions = (lines: readonly ExamLine[]): boolean => foundIn(lines) !== undefined
