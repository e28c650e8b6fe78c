import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from '../exam-line.ts'
import { anyLetter } from '../letters.ts'

const row = new RegExp(
  String.raw`^\s*\|\s*\**[([]?(${anyLetter})[)\].]?\**\s*\|\s*([^|]*[^|\s])\s*\|?\s*$`,
  'u',
)
const rule = /^\s*\|?[\s:|-]*-[\s:|-]*$/
const headings =
  /^\s*\|\s*(?:options?|choices?|letter|#)\s*\|\s*(?:answers?|options?|choices?|text|description)\s*\|?\s*$/i

/** The options of a question as a table, "| A | Helium |", one for each row. */
export const withOptionTables = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text, isCode }) => !isCode && row.test(text))) return lines
  const result: ExamLine[] = []
  let counted = 0
  for (const [index, line] of lines.entries()) {
    const [, letter = '', text = ''] = line.isCode ? [] : (row.exec(line.text) ?? [])
    const isNext = letter !== '' && latinLetter(letter) === String.fromCodePoint(65 + counted)
    const isFirst = isNext && counted === 0 && row.test(lines[index + 1]?.text ?? '')
    if (isFirst)
      while (rule.test(result.at(-1)?.text ?? '') || headings.test(result.at(-1)?.text ?? '')) result.pop()
    counted = isFirst || (isNext && counted > 0) ? counted + 1 : 0
    result.push(counted > 0 ? { ...line, text: `${letter}) ${text}` } : line)
  }
  return result
}
