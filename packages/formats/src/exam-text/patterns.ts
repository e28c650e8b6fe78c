import { decimal } from '../decimals.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { isKeyHeading } from './key-headings.ts'
import { answerWithoutColon } from './answer-sentences.ts'
import { type FieldName, readLabelled } from './field-names.ts'
import { circledNumbers, latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter, freeLetters, latinDigits } from './letters.ts'
import type { OptionStart } from './listed-question.ts'

/** Recognizes the beginnings of lines in a list of questions. */

/** What may precede the number of a question. */
export const questionNames =
  'Q(?:ues(?:tion)?)?|Problem|Frage|Aufgabe|Pregunta|Domanda|Quest[ãa]o|Pergunta|Vraag|Fråga|Pytanie|Ot[áa]zka|Soru|' +
  'Вопрос|Питання|Savol|Sual|প্রশ্ন|سوال|پرسش|Въпрос|Vprašanje|Pitanje|Klausimas|' +
  'Küsimus|Ερώτηση|Câu(?:\\s+hỏi)?|Hỏi|Soal|السؤال|سؤال|שאלה|प्रश्न|ข้อ(?:ที่)?|' +
  '問題?|第(?=\\s*\\d+\\s*[題题問问])|문제|题目?|' +
  'Zadanie|Задание|Завдання|Úloha|Feladat|Oppgave|Opgave|Uppgift|Tehtävä|வினா|கேள்வி|' +
  'प्र\\.?|QCM|MCQ|Item|Ítem|Spørsmål|Spørgsmål|Kysymys|Kérdés|Întrebarea?|Pertanyaan|Soalan|Tanong|Swali(?:\\s+la)?|س'
/** What may stand between that name and the number: "Question n° 1", "Frage Nr. 1", "Question No: 1", "سوال نمبر 1". */
const numberWords = 'n[°ºo]?|nr|num(?:ber|mer|[ée]ro)?|nomor|номер|نمبر|شماره|رقم|নম্বর|নং|नंबर|संख्या|क्रमांक'
const numberSign = String.raw`(?:\.\s*|[:：]\s*(?=\p{Nd}{1,4}\s*$))?(?:(?:${numberWords})\s*[.:：]?\s*)?(?:[#№]\s*)?`
const questionStart = new RegExp(
  String.raw`^\s*(?:_{2,}\s*)?(?:(?:${questionNames})\s*${numberSign}|#\s*)?(\p{Nd}{1,15})\s*` +
    String.raw`[.):\]、．）：۔।](?:-(?=\s))?\s*(?=\S|$)(.*)$`,
  'iu',
)
/** "1. Question: Which?" says twice that it is one. */
const nameAgain = new RegExp(String.raw`^(?:${questionNames})\s*[:：]\s*(?=\S)`, 'iu')
const namedStart = new RegExp(
  String.raw`^\s*(?:(?:${questionNames})\s*${numberSign}|#(?=\d{1,3}(?:\s|$)))(\p{Nd}{1,15})` +
    String.raw`(?:\s*(?:of|von|sur|de|/)\s*\d{1,15}(?!\S))?\s*(?:[.):\]、．）：/–—-]|[題题問问])?\s*(.*)$`,
  'iu',
)
/** A question with its name and number, "Question 1"; its text may stand below. */
export const namedNumber = new RegExp(
  String.raw`^\s*(?:${questionNames})\s*${numberSign}(\p{Nd}{1,15})(?!\p{Nd})`,
  'iu',
)
/** Of ② it is 2, by which an answer may name the option; of a letter it is 0. */
const numberOfSign = (sign: string | undefined): number => [...circledNumbers].indexOf(sign ?? '') + 1
/** Behind a bullet, a call in a program has a dot behind its first letter, too: "• d.manage()". */
const callBehindBullet = String.raw`(?!\s*[-–•·]\s+[a-z]\.[a-z_]\w{0,40}(?:\.\w{1,40}){0,5}\()`
const lettered = new RegExp(
  String.raw`^${callBehindBullet}\s*(?:[-–•·]\s+)?(?:([*✓✔√✅☑→])\uFE0F?\s*)?` +
    String.raw`(?:[([（]?(${anyLetter})(?:[.)\]、．）۔](?:-(?=\s))?|-(?=\s))|([${freeLetters}])(?:\s+|[:：](?=\S)))\s*(.*)$`,
)
/** In round brackets the place of a tick may also stand before the number of a statement. */
const box = new RegExp(
  String.raw`^\s*(?:(?:[-*+]|\d{1,2}[.)])\s*)?(?:\[( |x|X|✓|✔|\*)\]|\(( +|x|X|✓|✔|\*)\)(?!\s*\d{1,3}[.)])|` +
    String.raw`([☐☑☒○●◯◉⬜⬛◻◼⚪⚫🔘✅]))\uFE0F?\s*(.*)$`,
  'u',
)

/** A whole line in brackets, such as "(Answer: B)". */
const bracketed = /^[([（](.*)[)\]）]$/
const behindBullet = /^\s*[-–•·]\s+(.*)$/

/** Assistants decorate the line of the answer: "✅ Correct answer: B". */
const decoration =
  /^\s*(?:[✅✔☑👉➡🔑💡📝🎯🟢🔵🟡🟠⭐📌🔍📖🧠📚✨💬🗝→⇒➔➜➤►▶»]\uFE0F?\s*|(?:[-=]{1,2}>|>{2})\s+|#(?=\w+:))+/u

/** Programs write names without blanks: "correct_option: B". */
const nameOfProgram = /^(\s*\p{L}{2,12})_(?=\p{L}{2,12}\s*[:=])/u

/** Letters whose accents are characters of their own. */
const hasLooseAccents = /[\u0300-\u036f]/

export const readField = (written: string): { name: FieldName; value: string } | undefined => {
  const plain = hasLooseAccents.test(written) ? written.normalize('NFC') : written
  const text = plain.replace(decoration, '').replace(nameOfProgram, '$1 ')
  const labelled = readLabelled(text) ?? readLabelled(bracketed.exec(text.trim())?.[1]?.trim() ?? '')
  if (labelled) return labelled
  const listed = readLabelled(behindBullet.exec(text)?.[1] ?? '')
  if (listed?.name === 'answer' || listed?.name === 'solution' || listed?.name === 'difficulty') return listed
  const answer = answerWithoutColon(text) ?? answerWithoutColon(behindBullet.exec(text)?.[1] ?? '')
  return answer === undefined ? undefined : { name: 'answer', value: answer }
}

export const readQuestionStart = (text: string): { number: number; rest: string } | undefined => {
  const counted = questionStart.exec(text)
  const found = counted ?? namedStart.exec(text)
  // In some Markdown, options with checkboxes are numbered too.
  if (box.test(text)) return undefined
  if (!found || (/^\d/.test(elementAt(found, 2)) && /^\s*\d+[.．]\d/.test(text))) return undefined
  const rest = elementAt(found, 2).trim()
  return { number: latinDigits(elementAt(found, 1)), rest: counted ? rest.replace(nameAgain, '') : rest }
}

const letteredStart = (found: RegExpExecArray): OptionStart => {
  // In a table, the letter is a cell of its own.
  const { rest, isMarked } = takeMark(
    elementAt(found, 4)
      .trim()
      .replace(/^\|\s+/, ''),
  )
  const number = numberOfSign(found[3])
  return {
    letter: latinLetter(found[2] ?? elementAt(found, 3)),
    ...(found[2] !== undefined && { written: found[2] }),
    ...(number > 0 && { number }),
    text: rest,
    isMarked: found[1] !== undefined || isMarked,
  }
}

/**
 * Reads the beginning of an option: a letter or a checkbox. A star, a tick or a word after it means correct.
 */
export const readOptionStart = (text: string): OptionStart | undefined => {
  const boxed = box.exec(text)
  if (boxed) {
    const [, square, round, sign = '', text = ''] = boxed
    // "✅ Answer Key" is a heading.
    if (sign === '✅' && isKeyHeading(text)) return undefined
    const tick = square ?? round
    const isFilled = tick === undefined ? /[☑☒●◉⬛◼⚫🔘✅]/u.test(sign) : tick.trim() !== ''
    // "✅ A) one" marks an option that has a letter as all others do.
    const own = sign === '✅' ? lettered.exec(text) : null
    if (own?.[2] !== undefined) return { ...letteredStart(own), isMarked: true }
    const { rest, isMarked } = takeMark(text.trim())
    return {
      letter: '',
      text: rest,
      isMarked: isFilled || isMarked,
      ...(isMarked && { isMarkedBehind: true as const }),
    }
  }
  const found = lettered.exec(text)
  return found ? letteredStart(found) : undefined
}

/** Words in brackets behind a right option. */
export const rightWords =
  '(?:(?:correct|right)\\s+)?answer|ans|key|correct[aeo]?|right|richtig|corrett[ao]|corret[ao]|juste|' +
  'goed|верно|正解|正确|정답'
const arrow = String.raw`(?:←|⬅\uFE0F?|<[-=–—]{1,3})(?:\s*(?:${rightWords}))?`
/** A tick, perhaps with words for it: "✅ (right answer)". */
const tick = String.raw`[✓✔√✅☑]\uFE0F?(?:\s*[*_]{0,2}[([][\p{L}'’‘ʻ !]{2,30}[)\]][*_]{0,2})?`
const markBehind = new RegExp(
  String.raw`(?:(?<!\*)(?:\*|\*{3})|${tick}|(?<=\s)\[[xX✓✔]\]|[([](?:${rightWords})[)\]]|${arrow})$`,
  'iu',
)

/** Takes off the mark after an option. A cross means incorrect. */
export const takeMark = (written: string): { rest: string; isMarked: boolean } => {
  const text = written.replace(/(?<!\s)\s*[❌✗✘]\uFE0F?$/u, '')
  const found = markBehind.exec(text)
  // A star may also be the text of an option, and three at both ends are bold.
  if (found && found.index > 0 && !(found[0] === '***' && text.startsWith('***')))
    return { rest: text.slice(0, found.index).trimEnd(), isMarked: true }
  return text.startsWith('*') && !text.endsWith('*')
    ? { rest: text.slice(1).trim(), isMarked: true }
    : { rest: text, isMarked: false }
}

/** Words for marks behind their number. */
export const marksWords =
  String.raw`marks?|points?|pts?\.?|punkte?|P\.|puntos?|punti|pontos?|pont|` +
  String.raw`bod(?:y|ů|ov|ova)?|pkt\.?|poäng|poeng|pist(?:e|että)|puncte?|puan|điểm|` +
  String.raw`балл\p{L}*|نقطة|نقاط|درجة|درجات|نمبر|अंक|নম্বর|分|点|점`
const marksBehind = new RegExp(
  String.raw`[([（]\s*(?:(${decimal})\s*(?:${marksWords})|(?:${marksWords})\s*[:：=]\s*(${decimal}))\s*[)\]）]` +
    String.raw`\s*(?:\*\s*)?$`,
  'iu',
)

/** Arabic has a form for two without a number. */
const twoMarksBehind = /[([（]\s*(?:درجتان|درجتين|نقطتان|نقطتين)\s*[)\]）]\s*$/u

/** "[2 pts] Which?". */
const marksBefore = new RegExp(
  String.raw`^\s*[([（]\s*(${decimal})\s*(?:${marksWords})\s*[)\]）]\s*(?:[.:]\s+)?(?=\S)`,
  'iu',
)

/**
 * Takes off the marks before or after a question: "(2 marks)". Microsoft Forms adds a star if the question is required.
 */
export const takeMarks = (text: string): { rest: string; marks?: number } => {
  const before = marksBefore.exec(text)
  if (before) return { rest: text.slice(before[0].length), marks: Number(before[1]) }
  const two = twoMarksBehind.exec(text)
  if (two) return { rest: text.slice(0, two.index).trimEnd(), marks: 2 }
  const found = marksBehind.exec(text)
  // A form marks a question that must be answered.
  if (!found) return { rest: text.replace(/(?<=[?？؟:]) \*$/, '') }
  const rest = text.slice(0, found.index).trimEnd()
  return { rest: rest.replace(/(?<=\s)\*$/, '').trimEnd(), marks: Number(found[1] ?? found[2]) }
}
