import { anyAnswerName, type FieldName, readLabelled } from './field-names.ts'
import { anyLetter, freeLetters, latinDigits, latinLetter } from './letters.ts'
import { decimalNumber } from './decimal-number.ts'
import type { AnswerKey } from './answer-key.ts'
import type { OptionStart } from './listed-question.ts'

/** Recognizes the beginnings of lines in a list of questions. */

/** What may precede the number of a question. */
const numbered =
  'Q(?:uestion)?|Frage|Aufgabe|Pregunta|Domanda|Quest[ãa]o|Pergunta|Vraag|Fråga|Pytanie|Otázka|Soru|' +
  'Вопрос|Питання|Ερώτηση|Câu(?:\\s+hỏi)?|Soal|السؤال|سؤال|שאלה|प्रश्न|ข้อ(?:ที่)?|問題?|第(?=\\s*\\d+\\s*[題题問问])|문제|题目?'
const questionStart = new RegExp(
  String.raw`^\s*(?:_{2,}\s*)?(?:(?:${numbered})\s*(?:\.\s*)?)?(?:#\s*)?(\p{Nd}{1,4})\s*[.):\]、．）：]` +
    String.raw`\s*(?=\S|$)(.*)$`,
  'iu',
)
const namedStart = new RegExp(
  String.raw`^\s*(?:${numbered})\s*(?:\.\s*)?(?:#\s*)?(\p{Nd}{1,4})` +
    String.raw`(?:\s*(?:of|von|sur|de|/)\s*\d{1,4}(?!\S))?\s*(?:[.):\]、．）：-]|[題题問问])?\s*(.*)$`,
  'iu',
)
const lettered = new RegExp(
  String.raw`^\s*(?:[-–•·]\s+)?(?:([*✓✔√✅☑→])\uFE0F?\s*)?` +
    String.raw`(?:[([（]?(${anyLetter})[.)\]、．）]|([${freeLetters}])(?:\s+|[:：](?=\S)))\s*(.*)$`,
)
const box =
  /^\s*(?:(?:[-*+]|\d{1,2}[.)])\s*)?(?:\[( |x|X|✓|✔|\*)\]|([☐☑☒○●◯◉⬜⬛◻◼⚪⚫🔘✅]))\uFE0F?\s*(.*)$/u

/** The word for an answer without a colon, before a letter: "Ans. (b)", "Answer - B", "正解 イ". */
const withoutColon = new RegExp(
  String.raw`^\s*(?:(?:ans|answer|key)(?:\s*[.–—-]\s*|\s+(?:is\s+)?)|(?:正解|正答|答え|解答|答案|정답)\s+)` +
    String.raw`([([（]?${anyLetter}[)\].）]?|true|false)\s*$`,
  'i',
)

/** A whole line in brackets, such as "(Answer: B)". */
const bracketed = /^[([（](.*)[)\]）]$/

export const readField = (text: string): { name: FieldName; value: string } | undefined => {
  const labelled = readLabelled(text) ?? readLabelled(bracketed.exec(text.trim())?.[1]?.trim() ?? '')
  if (labelled) return labelled
  const found = withoutColon.exec(text)
  return found ? { name: 'answer', value: found[1]! } : undefined
}

export const readQuestionStart = (text: string): { number: number; rest: string } | undefined => {
  const found = questionStart.exec(text) ?? namedStart.exec(text)
  // In some Markdown, options with checkboxes are numbered too.
  if (box.test(text)) return undefined
  if (!found || (/^\d/.test(found[2]!) && /^\s*\d+\.\d/.test(text))) return undefined
  return { number: latinDigits(found[1]!), rest: found[2]!.trim() }
}

/**
 * Reads the beginning of an option: a letter or a checkbox. A star, a tick or a word after it means correct.
 */
export const readOptionStart = (text: string): OptionStart | undefined => {
  const boxed = box.exec(text)
  if (boxed) {
    const isFilled = boxed[1] !== undefined ? boxed[1] !== ' ' : /[☑☒●◉⬛◼⚫🔘✅]/u.test(boxed[2]!)
    const { rest, isMarked } = takeMark(boxed[3]!.trim())
    return { letter: '', text: rest, isMarked: isFilled || isMarked }
  }
  const found = lettered.exec(text)
  if (!found) return undefined
  const { rest, isMarked } = takeMark(found[4]!.trim())
  return {
    letter: latinLetter(found[2] ?? found[3]!),
    text: rest,
    isMarked: found[1] !== undefined || isMarked,
  }
}

const rightWords =
  '(?:(?:correct|right)\\s+)?answer|ans|key|correct[aeo]?|right|richtig|corrett[ao]|corret[ao]|juste|' +
  'goed|верно|正解|正确|정답'
const arrow = String.raw`(?:←|⬅\uFE0F?|<[-=–—]{1,3})(?:\s*(?:${rightWords}))?`
const markBehind = new RegExp(
  String.raw`(?:(?<!\*)\*|[✓✔√✅☑]\uFE0F?|[([](?:${rightWords})[)\]]|${arrow})$`,
  'iu',
)

/** Takes off the mark after an option. A cross means incorrect. */
export const takeMark = (written: string): { rest: string; isMarked: boolean } => {
  const text = written.replace(/(?<!\s)\s*[❌✗✘]\uFE0F?$/u, '')
  const found = markBehind.exec(text)
  if (found) return { rest: text.slice(0, found.index).trimEnd(), isMarked: true }
  return text.startsWith('*') && !text.endsWith('*')
    ? { rest: text.slice(1).trim(), isMarked: true }
    : { rest: text, isMarked: false }
}

const marksWords = String.raw`marks?|points?|pts?\.?|punkte?|puntos?|punti|pontos?|балл\p{L}*|分|点|점`
const marksBehind = new RegExp(
  String.raw`[([（]\s*(\d+(?:\.\d+)?)\s*(?:${marksWords})\s*[)\]）]\s*(?:\*\s*)?$`,
  'iu',
)

/**
 * Takes off the marks after a question: "(2 marks)". Microsoft Forms adds a star if the question is required.
 */
export const takeMarks = (text: string): { rest: string; marks?: number } => {
  const found = marksBehind.exec(text)
  if (!found) return { rest: text }
  const rest = text.slice(0, found.index).trimEnd()
  return { rest: rest.replace(/(?<=\s)\*$/, '').trimEnd(), marks: Number(found[1]) }
}

const keyHeading = new RegExp(
  String.raw`^\s*(?:answer\s*key|answer\s*sheet|solutions?|${anyAnswerName}|réponses|ключ|clave\s+de\s+respuestas)` +
    String.raw`\s*(?:[:：]\s*)?$`,
  'iu',
)
export const isKeyHeading = (text: string): boolean => keyHeading.test(text)

const keyPair = new RegExp(
  String.raw`(?:(\d{1,2})\.)?(\p{Nd}{1,4})\s*(?:[.):=、．：-]\s*)?[([（]?(true|false|${anyLetter})[)\]）]?` +
    String.raw`(?=[\s,;.|，；、]|$)`,
  'giu',
)

const keyLabel = new RegExp(String.raw`^\s*(?:answer\s*key|${anyAnswerName})\s*[:：]`, 'iu')
/** Whether a line begins a key, such as "Answers: 1. B 2. C". */
export const beginsKey = (text: string): boolean => keyLabel.test(text)

const lettersInOrder = new RegExp(
  String.raw`^\s*${anyLetter}(?:\s*[,;、]\s*|\s+)(?:${anyLetter}(?:[\s,;、]+|\s*$)){2,}$`,
  'u',
)

/** The letters of a key without numbers, such as "Answers: B, C, A"; undefined for any other line. */
export const readKeyLetters = (text: string): string[] | undefined => {
  const rest = text.replace(keyLabel, '')
  if (rest === text || !lettersInOrder.test(rest)) return undefined
  return [...rest.matchAll(new RegExp(anyLetter, 'gu'))].map(([letter]) => latinLetter(letter))
}

/** Whether a line has the headings of a key table: "Question | Answer". */
export const isKeyColumns = (text: string): boolean => {
  const [first = '', second = ''] = text
    .trim()
    .replace(/^\|\s*/, '')
    .split(/[|\t]/, 2)
  return (
    /^(?:question|q|no|nr|number|#)(?!\p{L})/iu.test(first) &&
    /\b(?:answer|key|ans)\b/i.test(`${first} ${second}`)
  )
}

/** The pairs of a key line, such as "1. B  2. C"; undefined for any other line. */
export const readKeyPairs = (text: string): AnswerKey | undefined => {
  const rest = text.replace(keyLabel, '').replace(keyPair, '')
  if (!/^[\s,;.|，；、]*$/.test(rest)) return undefined
  const pairs = [...text.matchAll(keyPair)].map(([, part, number, letter]) => ({
    number: part === undefined ? latinDigits(number!) : decimalNumber(Number(part), latinDigits(number!)),
    answer: latinLetter(letter!),
  }))
  return pairs.length > 0 ? pairs : undefined
}
