import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const tag = /^\s*(?:\[(?:correct|right|true)\]|\((?:correct|right)\)|\{(?:correct|right)\})\s*(?=\S)/i
const asks = /[?？:：]\s*$/
const leastTags = 2

/**
 * Options without letters of which a word in brackets before the text marks the right one: "[CORRECT] Rome" above
 * "Milan". The lines that stand together with it are the others.
 */
export const withTaggedOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const tagged = lines.flatMap(({ text, label, isCode }, index) =>
    !label && !isCode && tag.test(text) ? [index] : [],
  )
  if (tagged.length < leastTags) return lines
  const result = [...lines]
  for (const index of tagged) {
    const block = blockAround(lines, index)
    if (block.length < limits.minOptions || block.length > limits.maxOptions) continue
    for (const at of block) {
      const line = elementAt(lines, at)
      const isRight = tag.test(line.text)
      result[at] = { ...line, text: line.text.replace(tag, ''), label: { kind: 'letter', level: 1 }, isRight }
    }
  }
  return result
}

/** The lines of text around one, from the last one that asks to the next blank line. */
const blockAround = (lines: readonly ExamLine[], index: number): number[] => {
  const isText = (at: number): boolean => {
    const line = lines[at]
    if (!line || line.text.trim() === '' || line.label || line.isCode) return false
    return (
      tag.test(line.text) ||
      (!readField(line.text) && !readOptionStart(line.text) && !readQuestionStart(line.text))
    )
  }
  let from = index
  while (index - from < limits.maxOptions && isText(from - 1) && !asks.test(elementAt(lines, from - 1).text))
    from -= 1
  let to = index
  while (to - index < limits.maxOptions && isText(to + 1)) to += 1
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
