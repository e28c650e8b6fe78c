import { elementAt } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from '../exam-line.ts'
import { anyAnswerName } from '../field-names.ts'
import { anyLetter } from '../letters.ts'

const alone = new RegExp(String.raw`^\s*[([（]?(${anyLetter})[)\]）.:]?\s*$`, 'u')
const answerAlone = new RegExp(String.raw`^\s*(?:${anyAnswerName})\s*[:：]?\s*$`, 'iu')
const leastLetters = 3

const letterIn = (line: ExamLine | undefined): string | undefined => {
  const letter = line && !line.isCode && !line.label ? alone.exec(line.text)?.[1] : undefined
  return letter === undefined ? undefined : latinLetter(letter)
}

/**
 * Option letters in lines of their own above their texts, as a copied page has them: "A" above "Oxygen". They count
 * where they run on from A, each with one line of text below; the letter below "Answer" is the answer then.
 */
export const withTextBehindLetters = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const runs = lines.flatMap((line, index) =>
    letterIn(line) === 'A' && letterIn(lines[index - 1]) === undefined ? [runFrom(lines, index)] : [],
  )
  // Two lines alone may be letters by chance.
  const whole = runs.filter((run) => run.length >= 2)
  const options = whole.filter((run) => whole.length > 1 || run.length >= leastLetters).flat()
  if (options.length === 0) return lines
  const joined = new Map(options.map(({ letter, text }) => [letter, text]))
  const texts = new Set(joined.values())
  return lines.flatMap((line, index): ExamLine[] => {
    if (texts.has(index)) return []
    const below = joined.get(index)
    if (below !== undefined) {
      const { text, ...rest } = elementAt(lines, below)
      return [{ ...rest, number: line.number, text: `${letterIn(line)}) ${text.trim()}` }]
    }
    const above = previousText(lines, index)
    if (letterIn(line) !== undefined && above !== undefined && answerAlone.test(elementAt(lines, above).text))
      return [{ ...line, text: `Answer: ${letterIn(line)}` }]
    const next = nextText(lines, index)
    return answerAlone.test(line.text) && letterIn(lines[next ?? -1]) !== undefined ? [] : [line]
  })
}

const nextText = (lines: readonly ExamLine[], from: number): number | undefined => {
  for (let index = from + 1; index <= from + 3; index += 1)
    if ((lines[index]?.text.trim() ?? '') !== '') return index
  return undefined
}
const previousText = (lines: readonly ExamLine[], from: number): number | undefined => {
  for (let index = from - 1; index >= 0 && index >= from - 3; index -= 1)
    if (elementAt(lines, index).text.trim() !== '') return index
  return undefined
}

/** The letters from an A on, each with the line of its text. */
const runFrom = (lines: readonly ExamLine[], first: number): { letter: number; text: number }[] => {
  const run: { letter: number; text: number }[] = []
  let index: number | undefined = first
  while (index !== undefined && letterIn(lines[index]) === String.fromCodePoint(65 + run.length)) {
    const text = nextText(lines, index)
    if (text === undefined || letterIn(lines[text]) !== undefined) break
    run.push({ letter: index, text })
    index = nextText(lines, text)
  }
  return run
}
