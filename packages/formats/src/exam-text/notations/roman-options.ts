import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { ExamLine } from '../exam-line.ts'
import { beginsKey } from '../key-pairs.ts'
import { romanValue } from '../roman-numbers.ts'

const sign = /(?:^|\s)\(([ivx]{1,4})\)\s*(?=\S)/g
const leastOptions = 3

/** Where a line has the options (i), (ii), (iii) one behind the other. */
const startsIn = ({ text, isCode, label }: ExamLine): RegExpExecArray[] => {
  if (isCode || label || !text.includes('(iii)') || beginsKey(text)) return []
  const found = [...text.matchAll(sign)]
  const isCounted = found.every(([, roman = ''], index) => romanValue(roman) === index + 1)
  return isCounted && found.length >= leastOptions ? found : []
}

const romanInKey = /\(([ivx]{1,4})\)/g

/** Options with Roman numbers side by side, and a key that has these numbers: both get letters. */
export const withRomanOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some((line) => startsIn(line).length > 0)) return lines
  return lines.flatMap((line): ExamLine[] => {
    const starts = startsIn(line)
    if (starts.length > 0) {
      const options = starts.map((start, index) => ({
        number: line.number,
        text: `${letterOf(index)}) ${line.text.slice(start.index + start[0].length, starts[index + 1]?.index).trim()}`,
      }))
      const before = line.text.slice(0, elementAt(starts, 0).index).trim()
      return before === '' ? options : [{ ...line, text: before }, ...options]
    }
    if (line.isCode || !beginsKey(line.text)) return [line]
    const text = line.text.replaceAll(romanInKey, (whole, roman: string) =>
      romanValue(roman) > 0 ? `(${letterOf(romanValue(roman) - 1)})` : whole,
    )
    return [{ ...line, text: text.replaceAll(/\bQ\.?\s*(?=\d)/g, '') }]
  })
}
