import type { ExamLine } from './exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { readField } from './patterns.ts'

/** Boxes that a page folds away or sets apart: `??? note "Answer"`, `!!! tip`, `> [!answer]- Answer`. */
const indented = /^([ \t]*)(?:\?{3}\+?|!{3})[ \t]+([\w-]+)(?:[ \t]+"([^"\n]*)")?[ \t]*$/
const quoted = /^[ \t]*(?:>[ \t]*){1,4}\[!([\w-]+)\][-+]?[ \t]*(.*)$/
const quote = /^[ \t]*>[ \t]?/

const ofAnswer = /answer|solution|réponse|antwort|lösung|respuesta|resposta|risposta|ответ|جواب|答案/i
const ofReason =
  /explanation|explain|rationale|reason|why|success|explication|erklärung|explicación|объяснение|解析/i
const ofHint = /hint|tip/i

/** What the lines of a box are, by its title or its type; undefined for what only stands apart. */
const nameOf = (type: string, title: string): string | undefined =>
  [[ofAnswer, 'Answer'] as const, [ofReason, 'Explanation'] as const, [ofHint, 'Hint'] as const].find(
    ([words]) => words.test(title) || words.test(type),
  )?.[1]

/** The first index behind the lines of a box. Blank lines may stand in it, if it says so. */
const endOf = (
  lines: readonly ExamLine[],
  from: number,
  isInside: (text: string) => boolean,
  hasBlanks: boolean,
): number => {
  const end = lines.findIndex(
    ({ text }, index) => index >= from && !(hasBlanks && text.trim() === '') && !isInside(text),
  )
  return end < 0 ? lines.length : end
}

/** Boxes with an answer, a reason or a hint become such lines; of others their sign is left out. */
export const withoutNotes = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => indented.test(text) || quoted.test(text))) return lines
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = elementAt(lines, at)
    const box = line.isCode ? null : (indented.exec(line.text) ?? quoted.exec(line.text))
    if (!box) {
      result.push(line)
      continue
    }
    const isIndented = indented.test(line.text)
    const [type = '', title = ''] = isIndented ? [box[2], box[3]] : [box[1], box[2]]
    const depth = isIndented ? (box[1] ?? '').length : 0
    const end = endOf(
      lines,
      at + 1,
      (text) => (isIndented ? text.search(/\S/) > depth : quote.test(text)),
      isIndented,
    )
    const inside = lines
      .slice(at + 1, end)
      .map((one) => ({ ...one, text: isIndented ? one.text.trim() : one.text.replace(quote, '') }))
      .filter(({ text }) => text.trim() !== '')
    const name = nameOf(type, title)
    // A box that only stands apart may have a question as its title.
    if (name === undefined && title.trim() !== '') result.push({ ...line, text: title })
    result.push(
      ...withoutNotes(inside).map((one, index) =>
        index > 0 || name === undefined || readField(one.text)
          ? one
          : { ...one, text: `${name}: ${one.text}` },
      ),
    )
    at = end - 1
  }
  return result
}
