import { anyLetter, latinDigits, latinLetter } from './letters.ts'

/** How the lines of a list of questions begin. */

const questionStart = new RegExp(
  String.raw`^\s*(?:_{2,}\s*)?(?:(?:Q(?:uestion)?|Frage|Pregunta|Domanda)\s*\.?\s*)?#?\s*(\p{Nd}{1,4})\s*[.):\]]` +
    String.raw`\s*(?=\S|$)(.*)$`,
  'iu',
)
const namedStart = /^\s*(?:Q|Question|Frage|Pregunta|Domanda)\s*\.?\s*#?\s*(\d{1,4})\s*(?:[.):\]-]\s*)?(.*)$/i
const lettered = new RegExp(String.raw`^\s*([*✓✔√→]?)\s*[([]?(${anyLetter})[.)\]]\s*(.*)$`)
const box = /^\s*(?:[-*+]\s*)?(?:\[( |x|X|✓|✔|\*)\]|([☐☑☒○●◯◉]))\s*(.*)$/
const fieldNames =
  'answers?|ans|key|explanation|rationale|solution|feedback|hint|marks?|points?|score|weight|tags?|keywords|topic|' +
  'subject|difficulty|level|section|part|r[ée]ponse|antwort|respuesta|risposta|l[öo]sung|ответы?'
const named = new RegExp(
  String.raw`^\s*(?:the\s+)?(?:correct\s+|right\s+|правильный\s+)?(${fieldNames})\s*[:=]\s*(.*)$`,
  'i',
)

export type FieldName = 'answer' | 'solution' | 'marks' | 'tags' | 'topic' | 'difficulty' | 'section' | 'hint'
const fieldOf: Record<string, FieldName> = {
  answer: 'answer',
  answers: 'answer',
  ans: 'answer',
  key: 'answer',
  réponse: 'answer',
  reponse: 'answer',
  antwort: 'answer',
  respuesta: 'answer',
  risposta: 'answer',
  lösung: 'answer',
  losung: 'answer',
  ответ: 'answer',
  ответы: 'answer',
  explanation: 'solution',
  rationale: 'solution',
  solution: 'solution',
  feedback: 'solution',
  hint: 'hint',
  mark: 'marks',
  marks: 'marks',
  point: 'marks',
  points: 'marks',
  score: 'marks',
  weight: 'marks',
  tag: 'tags',
  tags: 'tags',
  keywords: 'tags',
  topic: 'topic',
  subject: 'topic',
  difficulty: 'difficulty',
  level: 'difficulty',
  section: 'section',
  part: 'section',
}

/** The name of an answer that only a dot ends, before a letter: "Ans. (b)". */
const dotted = new RegExp(String.raw`^\s*(ans|answer|key)\s*\.\s*([([]?${anyLetter}[)\].]?)\s*$`, 'i')

export const readField = (text: string): { name: FieldName; value: string } | undefined => {
  const found = named.exec(text) ?? dotted.exec(text)
  return found ? { name: fieldOf[found[1]!.toLowerCase()]!, value: found[2]!.trim() } : undefined
}

export const readQuestionStart = (text: string): { number: number; rest: string } | undefined => {
  const found = questionStart.exec(text) ?? namedStart.exec(text)
  if (!found || (/^\d/.test(found[2]!) && /^\s*\d+\.\d/.test(text))) return undefined
  return { number: latinDigits(found[1]!), rest: found[2]!.trim() }
}

export type OptionStart = { letter: string; text: string; isMarked: boolean }

/** An option that a letter or a box begins; a star, a tick or a word behind it says that it is right. */
export const readOptionStart = (text: string): OptionStart | undefined => {
  const boxed = box.exec(text)
  if (boxed) {
    const isMarked = boxed[1] !== undefined ? boxed[1] !== ' ' : /[☑☒●◉]/.test(boxed[2]!)
    return { letter: '', text: boxed[3]!.trim(), isMarked }
  }
  const found = lettered.exec(text)
  if (!found) return undefined
  const { rest, isMarked } = takeMark(found[3]!.trim())
  return { letter: latinLetter(found[2]!), text: rest, isMarked: found[1] !== '' || isMarked }
}

/** A mark behind an option. */
export const takeMark = (text: string): { rest: string; isMarked: boolean } => {
  const found = /^(.*?)\s*(?:(?<!\*)\*|[✓✔√]|[([](?:correct|right|richtig|correcto)[)\]])$/i.exec(text)
  if (found) return { rest: found[1]!, isMarked: true }
  return text.startsWith('*') && !text.endsWith('*')
    ? { rest: text.slice(1).trim(), isMarked: true }
    : { rest: text, isMarked: false }
}

/** Marks that stand behind a question: "(2 marks)". */
export const takeMarks = (text: string): { rest: string; marks?: number } => {
  const found = /^(.*?)\s*[([]\s*(\d+(?:\.\d+)?)\s*(?:marks?|points?|pts?\.?|punkte?)\s*[)\]]\s*$/i.exec(text)
  return found ? { rest: found[1]!, marks: Number(found[2]) } : { rest: text }
}

/** A heading that is written without a colon, as "Section A" or "Part 2: Rivers". */
export const isSectionHeading = (text: string): boolean =>
  /^\s*(?:section|part|teil|sezione|secci[óo]n|partie)\s+(?:[A-Z]|\d{1,3}|[IVX]{1,5})\b[^?]{0,80}$/i.test(
    text,
  )

export const isKeyHeading = (text: string): boolean =>
  /^\s*(?:answer\s*key|answers?|key|answer\s*sheet|solutions?|correct\s+answers?)\s*:?\s*$/i.test(text)

const keyPair = new RegExp(
  String.raw`(\p{Nd}{1,4})\s*[.):=-]?\s*[([]?(${anyLetter})[)\]]?(?=[\s,;.|]|$)`,
  'gu',
)

/** The headings of a key that is a table: "Question | Answer". */
export const isKeyColumns = (text: string): boolean =>
  /^\s*(?:question|q|no|nr|number|#)\b[^|\t]*[|\t]?\s*(?:correct\s+)?(?:answer|key|ans)\b.*$/i.test(text)

/** The pairs of a line of a key, as "1. B  2. C"; undefined if the line is anything else. */
export const readKeyPairs = (text: string): { number: number; letter: string }[] | undefined => {
  const rest = text.replace(/^\s*(?:answer\s*key|answers?|key)\s*:/i, '').replace(keyPair, '')
  if (!/^[\s,;.|]*$/.test(rest)) return undefined
  const pairs = [...text.matchAll(keyPair)].map(([, number, letter]) => ({
    number: latinDigits(number!),
    letter: latinLetter(letter!),
  }))
  return pairs.length > 0 ? pairs : undefined
}
