import type { ExamLine } from '../exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const question = /^\s*(?:\d{1,4}\s*[.)]?\s*)?<\s*question\s*\d*\s*>\s*/i
const variant = /^\s*(?:\d{1,4}\s*[.)]?\s*)?<\s*variant\s*(right|wrong)?\s*>\s*/i
const firstIsRight = 'Its first option was taken as the right one, as tests with <variant> have it: check it'

/** Whether a text has the tags of Platonus, which universities in Kazakhstan use. */
export const hasTaggedQuestions = (text: string): boolean =>
  /^\s*<question\d*>/im.test(text) && /^\s*<variant(?:right|wrong)?>/im.test(text)

/**
 * Tests of Platonus: "<question>" before a text and "<variant>" before each option, of which the first is right if no
 * other is marked. One variant alone is the answer in words.
 */
export const withTaggedQuestions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => question.test(text)) || !lines.some(({ text }) => variant.test(text)))
    return lines
  const marksRight = lines.some(({ text }) => variant.exec(text)?.[1] !== undefined)
  const count = countsOf(lines)
  return lines.map((line, index): ExamLine => {
    const { isMarked: _, ...plain } = line
    if (question.test(line.text))
      return { ...plain, text: line.text.replace(question, ''), label: { kind: 'number', level: 0 } }
    const found = variant.exec(line.text)
    const text = line.text.slice(found?.[0].length ?? 0)
    const { place, options } = elementAt(count, index)
    if (!found) return place === -1 ? { ...plain, label: { kind: 'number', level: 0 } } : plain
    if (options === 1) return { ...plain, text: `Answer: ${text}` }
    const isFirst = !marksRight && place === 0
    return {
      ...plain,
      text,
      label: { kind: 'letter', level: 1 },
      isRight: isFirst || found[1]?.toLowerCase() === 'right',
      ...(isFirst && { hint: firstIsRight }),
    }
  })
}

type Counted = { place: number; options: number }

/**
 * The place of each line among the variants of its question, and how many these are. A text above the first variants
 * that lacks its tag has the place -1.
 */
const countsOf = (lines: readonly ExamLine[]): Counted[] => {
  const result: Counted[] = lines.map(() => ({ place: -2, options: 0 }))
  let variants: number[] = []
  let asked: number | undefined
  let hasTag = false
  const end = (): void => {
    for (const [place, index] of variants.entries()) result[index] = { place, options: variants.length }
    if (!hasTag && asked !== undefined && variants.length > 0) result[asked] = { place: -1, options: 0 }
    variants = []
    asked = undefined
    hasTag = false
  }
  for (const [index, { text }] of lines.entries()) {
    if (question.test(text)) {
      end()
      hasTag = true
    } else if (variant.test(text)) variants.push(index)
    else if (text.trim() !== '' && variants.length === 0) asked ??= index
  }
  end()
  return result
}
