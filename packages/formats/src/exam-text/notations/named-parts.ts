import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { asksForEach } from '../instructions.ts'
import { latinDigits } from '../letters.ts'
import { romanValue } from '../roman-numbers.ts'
import { withNumbersInKey } from './roman-questions.ts'

/** "Q.2 Fill in the blanks.", "سوال نمبر 2: خالی جگہ پُر کریں۔": a part that is called a question. */
const named = new RegExp(
  String.raw`^\s*(?:Q(?:uestion)?\.?\s*(?:No\.?\s*)?|سوال\s*(?:نمبر\s*)?|السؤال\s*|प्रश्न\s*(?:संख्या\s*)?)` +
    String.raw`\p{Nd}{1,2}\s*[.:)۔–-]?\s*(\S.*)$`,
  'iu',
)
const roman = /^\s*[([]?([ivx]{1,5})[.)\]]+\s*(?=\S)/i
const digits = /^\s*[([]?(\p{Nd}{1,2})\s*[.):۔-]\s*(?=\S)/u

const countOf = ({ text, label, isCode }: ExamLine, sign: RegExp): number => {
  const written = label || isCode ? undefined : sign.exec(text)?.[1]
  if (written === undefined) return 0
  return sign === roman ? romanValue(written) : latinDigits(written)
}

/** The lines of a part that count on from one, up to the next part. */
const countedIn = (lines: readonly ExamLine[], from: number, end: number, sign: RegExp): number[] => {
  const counted: number[] = []
  for (let at = from; at < end; at += 1)
    if (countOf(elementAt(lines, at), sign) === counted.length + 1) counted.push(at)
  return counted
}

/**
 * Papers whose numbered questions are parts, "Q.2 Fill in the blanks." above (i) and (ii) or above 1 and 2: the part is
 * a heading, and each line that it counts a question.
 */
export const withNamedParts = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const starts = lines.flatMap(({ text, isCode, label }, index) =>
    !isCode && !label && named.test(text) ? [index] : [],
  )
  if (starts.length === 0) return lines
  const result = [...lines]
  for (const [place, start] of starts.entries()) {
    const line = elementAt(lines, start)
    const asked = named.exec(line.text)?.[1] ?? ''
    const end = starts[place + 1] ?? lines.length
    let next = start + 1
    while (next < end && elementAt(lines, next).text.trim() === '') next += 1
    const first = next < end ? elementAt(lines, next) : undefined
    const sign = [roman, digits].find((one) => first !== undefined && countOf(first, one) === 1)
    if (!sign || !asksForEach.test(asked)) continue
    result[start] = { ...line, text: asked, isHeading: true }
    for (const [count, index] of countedIn(lines, next, end, sign).entries()) {
      const own = elementAt(lines, index)
      result[index] = {
        ...own,
        text: own.text.replace(sign, ''),
        label: { kind: 'number', level: 0, number: count + 1 },
      }
    }
    const after = starts[place + 1]
    if (after !== undefined) result[after] = { ...elementAt(result, after), endsSection: true }
  }
  return result.map(withNumbersInKey)
}
