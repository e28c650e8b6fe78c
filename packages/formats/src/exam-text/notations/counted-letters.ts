import { elementAt } from '@quizwright/domain/defined.ts'
import { isKeyHeading } from '../key-headings.ts'
import type { ExamLine } from '../exam-line.ts'

const counted = /^\s*(\d{1,3})[.)]\s+([([]?)([A-Ha-h])([.)\]])\s+(\S.*)$/
const leastOptions = 2
/** How many lines may stand between the heading of a key and its first answer. */
const farthest = 5

type Counted = { number: number; place: number; text: string }

const read = ({ text, isCode, label }: ExamLine): Counted | undefined => {
  if (isCode || label) return undefined
  const [, digits, open, letter = '', close, rest] = counted.exec(text) ?? []
  if (digits === undefined) return undefined
  const place = letter.toUpperCase().charCodeAt(0) - 64
  return { number: Number(digits), place, text: `${open}${letter}${close} ${rest}` }
}

/** The lines from an index on that count A, B, C, and have numbers that count, too. Blank lines may be between. */
const optionsFrom = (lines: readonly ExamLine[], from: number): { at: number; text: string }[] => {
  const options: { at: number; text: string }[] = []
  let last: Counted | undefined
  for (let at = from; at < lines.length; at += 1) {
    const line = elementAt(lines, at)
    if (line.text.trim() === '') continue
    const found = read(line)
    const isNext =
      found !== undefined &&
      (last ? found.place === last.place + 1 && found.number === last.number + 1 : found.place === 1)
    if (!isNext) break
    options.push({ at, text: found.text })
    last = found
  }
  return options
}

/** Whether lines belong to a key, whose answers have letters, too: below its heading, or below another answer. */
const isInKey = (lines: readonly ExamLine[], from: number): boolean => {
  const above = lines.slice(Math.max(0, from - farthest), from).filter(({ text }) => text.trim() !== '')
  return above.slice(-2).some(({ text }) => isKeyHeading(text)) || above.slice(-1).some((line) => read(line))
}

/** Editors number options that have letters, "2. A. Nile" and "3. B. Niger" below "1. Which?": the letters count. */
export const withCountedLetters = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some((line) => read(line)?.place === 1)) return lines
  const result = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const options = optionsFrom(lines, at)
    if (options.length < leastOptions || isInKey(lines, at)) continue
    for (const option of options) result[option.at] = { ...elementAt(lines, option.at), text: option.text }
    at = options.at(-1)?.at ?? at
  }
  return result
}
