import type { ExamLine } from '../exam-line.ts'
import { readOptionStart } from '../patterns.ts'

/** A letter alone behind a tick or an arrow, below the options: "✅ A". */
const ticked = /^\s*(?:[✅✔☑👉➡→⇒]\uFE0F?|[-=]{1,2}>)\s*[([]?([A-Ha-h])[)\].]?\s*$/u
/** A letter in brackets at the margin of a line with options: "(a) glad  (b) sad        (a)". */
const atMargin = /^(.*\S)(?:\s{2,}|\t\s*)[([]\s*([A-Ha-h])\s*[)\]]\s*$/
const secondOption = /\s[([]?b[.)\]]\s*\S/i
const leastLines = 2

const isOption = ({ text, isCode, label }: ExamLine): boolean =>
  !isCode && (label?.kind === 'letter' || (readOptionStart(text)?.letter ?? '') !== '')

/**
 * The letter of the right option behind a tick below the options, or at the margin of the line that has them, where
 * several questions have it so.
 */
export const withLettersBesideOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let above: ExamLine | undefined
  const answers = lines.map((line): ExamLine[] | undefined => {
    const below = above && isOption(above) ? ticked.exec(line.text)?.[1] : undefined
    const [, options, letter] = isOption(line) ? (atMargin.exec(line.text) ?? []) : []
    if (line.text.trim() !== '') above = line
    if (below !== undefined) return [{ number: line.number, text: `Answer: ${below}` }]
    return options !== undefined && secondOption.test(options)
      ? [
          { ...line, text: options },
          { number: line.number, text: `Answer: ${letter}` },
        ]
      : undefined
  })
  if (answers.filter((one) => one !== undefined).length < leastLines) return lines
  return lines.flatMap((line, index) => answers[index] ?? [line])
}
