import { decimal } from '../decimals.ts'
import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { isKeyHeading, keyNames } from './key-headings.ts'
import { answerWithoutColon } from './answer-sentences.ts'
import { anyAnswerName, type FieldName, readLabelled } from './field-names.ts'
import { circledNumbers, latinLetter, withShortAlif } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter, freeLetters, latinDigits } from './letters.ts'
import { decimalNumber } from './decimal-number.ts'
import type { AnswerKey } from './answer-key.ts'
import type { OptionStart } from './listed-question.ts'

/** Recognizes the beginnings of lines in a list of questions. */

/** What may precede the number of a question. */
export const questionNames =
  'Q(?:uestion)?|Problem|Frage|Aufgabe|Pregunta|Domanda|Quest[ãa]o|Pergunta|Vraag|Fråga|Pytanie|Ot[áa]zka|Soru|' +
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
    String.raw`(?:\s*(?:of|von|sur|de|/)\s*\d{1,15}(?!\S))?\s*(?:[.):\]、．）：–—-]|[題题問问])?\s*(.*)$`,
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

const keyPair = new RegExp(
  String.raw`(?:(\d{1,2})\.)?(?:[([（]\s*(?=\p{Nd}{1,15}\s*[)\]）]))?(\p{Nd}{1,15})[\]）]?\s*(?:\)\s*(?=[–—-]))?(?:(?:[.):=、．：→⇒–—۔।-]|[-=]+>|\.-)\s*)?` +
    String.raw`[([（]?(true|false|T(?!\p{L})|${anyLetter})[)\]）]?` +
    String.raw`(?=[\s,;.|，；、]|$)`,
  'giu',
)

/** Behind "Ans." the numbers may follow without a colon. */
const keyLabel = new RegExp(
  String.raw`^\s*(?:(?:${keyNames}|${anyAnswerName})\s*(?:[:：]|[-–—](?=\s*\p{Nd}{1,4}\s*[.):=]))|` +
    String.raw`ans(?:wers?)?\s*[.-]?\s+(?=\p{Nd}{1,3}\s*[.)]?\s*[([]))`,
  'iu',
)
/** Whether a line begins a key, such as "Answers: 1. B 2. C". */
export const beginsKey = (text: string): boolean => keyLabel.test(text)

const lettersInOrder = new RegExp(
  String.raw`^\s*${anyLetter}(?:\s*[,;、]\s*|\s+)(?:${anyLetter}(?:[\s,;、]+|\s*$)){2,}$`,
  'u',
)

/** A letter needs no sign behind the number: "1 B, 2 D, 3 A and C". */
const numberInKey =
  /(?:^|[\s,;])(\p{Nd}{1,15})(?:\s*(?:[-=]+>|\.-|[.):=→⇒–—-]|(?=\(\p{Nd}))\s*(?=\S)|\s+(?=[([]?[A-H](?!\p{L})))/gu

/** The pairs of a key whose answers may be words, "1. b  2. 56  3. Rome, Milan": its numbers follow each other. */
export const readWordPairs = (text: string): AnswerKey => {
  const rest = text.replace(keyLabel, '')
  const starts: { number: number; from: number; to: number }[] = []
  for (const found of rest.matchAll(numberInKey)) {
    const number = latinDigits(elementAt(found, 1))
    if (
      starts.length === 0
        ? found.index === 0 || rest.slice(0, found.index).trim() === ''
        : number === lastOf(starts).number + 1
    )
      starts.push({ number, from: found.index, to: found.index + found[0].length })
  }
  return starts.map(({ number, to }, index) => ({
    number,
    answer: rest
      .slice(to, starts[index + 1]?.from)
      .trim()
      .replace(/[,;]$/, ''),
  }))
}

/** The letters of a key without numbers, as "Answers: B, C, A"; undefined if the line is anything else. */
export const readKeyLetters = (text: string): string[] | undefined => {
  const rest = text.replace(keyLabel, '')
  if (rest === text || !lettersInOrder.test(rest)) return undefined
  return [...rest.matchAll(new RegExp(anyLetter, 'gu'))].map(([letter]) => letter)
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

const keyRange = /(\d{1,4})\s*(?:[-–—]|to)\s*(\d{1,4})\s*[.):=]?\s*([A-H](?:[\s,]*[A-H])+)(?![A-Za-z])/g

/** The pairs of letters under a range of numbers, "1-3 BAB"; undefined unless each number has one. */
const readKeyRanges = (text: string): AnswerKey | undefined => {
  const rest = text.replace(keyLabel, '')
  if (!/\d\s*(?:[-–—]|to)\s*\d/.test(rest) || !/^[\s,;.|]*$/.test(rest.replace(keyRange, '')))
    return undefined
  const pairs: AnswerKey = []
  for (const [, from, to, letters] of rest.matchAll(keyRange)) {
    const all = [...(letters ?? '')].filter((letter) => /[A-H]/.test(letter))
    if (all.length !== Number(to) - Number(from) + 1) return undefined
    for (const [index, answer] of all.entries()) pairs.push({ number: Number(from) + index, answer })
  }
  return pairs.length > 0 ? pairs : undefined
}

/** Before a number of a key its name says nothing: "Q1 B". */
const nameBeforeNumber = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${questionNames})\s*(?=\p{Nd})`, 'giu')

/** The pairs of a key line, such as "1. B  2. C"; undefined for any other line. */
export const readKeyPairs = (text: string): AnswerKey | undefined => {
  // Most lines of a list have no number, and each is looked at several times.
  if (!/\p{N}/u.test(text)) return undefined
  const ranges = readKeyRanges(text)
  if (ranges) return ranges
  const rest = withShortAlif(text.replace(keyLabel, '').replace(nameBeforeNumber, ''))
  const pairs: AnswerKey = []
  let end = 0
  for (const found of rest.matchAll(keyPair)) {
    if (!betweenPairs.test(rest.slice(end, found.index))) return undefined
    const [whole, part, digits, answer] = found
    const number = latinDigits(defined(digits, 'digits'))
    pairs.push({
      number: part === undefined ? number : decimalNumber(Number(part), number),
      answer: defined(answer, 'answer'),
    })
    end = found.index + whole.length
  }
  return pairs.length > 0 && betweenPairs.test(rest.slice(end)) ? pairs : undefined
}

/** What may stand between the pairs of a key. */
const betweenPairs = /^(?:[\s,;.|，；、]|(?<=\s)[–—-](?=\s))*$/
