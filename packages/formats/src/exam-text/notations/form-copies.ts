import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'

/** "1 point", "0/1", "2 of 2 points": what a form says below the text of each question. */
const unit = '(?:points?|pts?|puntos?|pontos?|punkte?)'
const points = new RegExp(
  String.raw`^\s*(?:\d{1,3}(?:\.\d{1,2})?\s*(?:\/|of|out\s+of|de|sur|von)\s*(\d{1,3})(?:\s*${unit})?|` +
    String.raw`(\d{1,3})\s*${unit})\s*$`,
  'i',
)
const rightBelow = new RegExp(
  String.raw`^\s*(?:correct\s+answers?|respuestas?\s+correctas?|respostas?\s+corretas?|bonnes?\s+r[ée]ponses?|` +
    String.raw`jawaban\s+benar|doğru\s+cevap(?:lar)?|richtige\s+antwort(?:en)?|(?:ال)?إجابة\s+(?:ال)?صحيحة|` +
    String.raw`सही\s+उत्तर|درست\s+جواب)\s*:?\s*$`,
  'iu',
)
const feedback = new RegExp(
  String.raw`^\s*(?:feedback|comentarios?|commentaires?|umpan\s+balik|geri\s+bildirim|ملاحظات)\s*:?\s*$`,
  'iu',
)
/** What a form says of itself, for whoever fills it in. */
const furniture = new RegExp(
  String.raw`^\s*(?:\*\s*(?:required|obligatori[oa]|obligatoire|erforderlich|wajib|indicates\s+required\s+question)|` +
    String.raw`required|mark\s+only\s+one(?:\s+oval)?\.?|(?:check|tick|select)\s+all\s+that\s+apply\.?|` +
    String.raw`clear\s+selection|add\s+option(?:\s+or\s+add\s+"other")?|other:?\s*_*|choose|dropdown|` +
    String.raw`(?:short|long)\s+answer\s+text|your\s+answer|untitled\s+(?:form|section|title)|` +
    String.raw`total\s+points\s*:?\s*\d{1,4}\s*\/\s*\d{1,4}|\d{1,4}\s*\/\s*\d{1,4}\s*points|submit|` +
    String.raw`(?:back\s+)?next|google\s+forms|report\s+abuse|view\s+score|individual\s+response|` +
    String.raw`this\s+(?:content|form)\s+(?:is\s+neither|was)\s.*|never\s+submit\s+passwords.*|` +
    String.raw`does\s+this\s+form\s+look\s+suspicious.*|(?:page|section)\s+\d+\s+of\s+\d+|` +
    String.raw`your\s+email(?:\s+will.*|\s+address.*)?|responses?\s+will\s+be\s+.*)\s*$`,
  'iu',
)
const required = /\s*\*\s*$/
const leastQuestions = 2
const numbered = /^\s*(?:Q(?:uestion)?\s*)?\d{1,3}\s*[.)]\s*/i

type Part = { asked: number; points: number; end: number }

/** Where questions are: a line above one with its points, up to the next such line. */
const partsOf = (lines: readonly ExamLine[]): Part[] => {
  const filled = lines.flatMap(({ text, isCode, label }, index) =>
    text.trim() === '' || isCode || label ? [] : [index],
  )
  const found = filled.flatMap((index, at) => {
    const above = filled[at - 1]
    const isPoints = points.test(elementAt(lines, index).text)
    return isPoints && above !== undefined && !points.test(elementAt(lines, above).text)
      ? [{ asked: above, points: index }]
      : []
  })
  return found.map((one, at) => ({ ...one, end: found[at + 1]?.asked ?? lines.length }))
}

/**
 * Forms that were copied from their page: each question stands above its points, its options in a line each, and the
 * right ones below "Correct answer". What the form says of itself is no option.
 */
export const withoutFormFurniture = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const parts = formIn(lines)
  return parts.length > 0
    ? [...headOf(lines, elementAt(parts, 0).asked), ...parts.flatMap((part) => readPart(lines, part))]
    : lines
}

/** Whether a text is such a form. */
export const isCopiedForm = (lines: readonly ExamLine[]): boolean => formIn(lines).length > 0

const formIn = (lines: readonly ExamLine[]): Part[] => {
  if (!lines.some(({ text }) => points.test(text))) return []
  const parts = partsOf(lines)
  const isForm =
    parts.length >= leastQuestions &&
    parts.every(({ asked, end }) => !lines.slice(asked, end).some(({ label }) => label)) &&
    parts.some(
      ({ asked, points: at, end }) =>
        required.test(elementAt(lines, asked).text) ||
        lines.slice(at, end).some(({ text }) => rightBelow.test(text) || furniture.test(text)),
    )
  return isForm ? parts : []
}

const headOf = (lines: readonly ExamLine[], end: number): ExamLine[] =>
  lines.slice(0, end).filter(({ text }) => !furniture.test(text))

const readPart = (lines: readonly ExamLine[], { asked, points: at, end }: Part): ExamLine[] => {
  const head = elementAt(lines, asked)
  const [, got, worth] = points.exec(elementAt(lines, at).text) ?? []
  const text = head.text.replace(numbered, '').replace(required, '')
  const result: ExamLine[] = [
    { ...head, text: `${text} (${got ?? worth} points)`, label: { kind: 'number', level: 0 } },
  ]
  let place: 'options' | 'right' | 'feedback' = 'options'
  for (const line of lines.slice(at + 1, end)) {
    if (line.text.trim() === '' || furniture.test(line.text)) continue
    if (rightBelow.test(line.text)) place = 'right'
    else if (feedback.test(line.text)) place = 'feedback'
    else if (place === 'options')
      result.push({ ...line, label: { kind: 'letter', level: 1 }, text: line.text.trim() })
    else if (place === 'right') addRight(result, line)
    else result.push({ number: line.number, text: `Feedback: ${line.text.trim()}` })
  }
  return result
}

/** The right option is said again below all of them; without options it is the accepted answer. */
const addRight = (result: ExamLine[], line: ExamLine): void => {
  const text = line.text.trim()
  const option = result.findIndex((one, index) => index > 0 && one.label && one.text === text)
  if (option > 0) result[option] = { ...elementAt(result, option), isRight: true }
  else result.push({ number: line.number, text: `Answer: ${text}` })
}
