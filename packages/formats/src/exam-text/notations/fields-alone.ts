import type { ExamLine } from '../exam-line.ts'
import { readLabelled } from '../field-names.ts'
import { readOptionStart } from '../patterns.ts'

const leastAnswers = 2
const mostChars = 30
/** A form says the text of the right option again. */
const mostOptions = 8

const nameIn = ({ text, label, isCode, isHeading }: ExamLine): string | undefined => {
  if (label || isCode || isHeading || text.length > mostChars) return undefined
  const read = readLabelled(`${text.trim()}:`)
  return read?.value === '' ? read.name : undefined
}

/**
 * Names of the parts of a question alone in their lines, "Answer" above "B. Rome", where the answers of several
 * questions stand so: each is joined with the line below it.
 */
export const withFieldsAlone = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const filled = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  const named = filled.flatMap((index, at) => {
    const line = lines[index]
    const below = lines[filled[at + 1] ?? -1]
    const name = line && below && nameIn(line)
    const isRepeated = filled
      .slice(Math.max(0, at - mostOptions), at)
      .some((one) => lines[one]?.text.trim() === below?.text.trim())
    const isAnswer =
      name === 'answer' && below && (isRepeated || (readOptionStart(below.text)?.letter ?? '') !== '')
    return isAnswer || name === 'solution' ? [{ index, below: filled[at + 1] ?? -1, isAnswer }] : []
  })
  if (named.filter(({ isAnswer }) => isAnswer).length < leastAnswers) return lines
  const names = new Map(named.map(({ index, below }) => [below, lines[index]?.text.trim() ?? '']))
  const gone = new Set(named.map(({ index }) => index))
  return lines.map((line, index): ExamLine => {
    if (gone.has(index)) return { number: line.number, text: '' }
    const name = names.get(index)
    return name === undefined ? line : { ...line, text: `${name}: ${line.text.trim()}` }
  })
}
