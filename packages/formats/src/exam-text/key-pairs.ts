import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { withShortAlif } from '@quizwright/domain/rules/option-letters.ts'
import type { AnswerKey } from './answer-key.ts'
import { decimalNumber } from './decimal-number.ts'
import { anyAnswerName, readLabelled } from './field-names.ts'
import { keyNames } from './key-headings.ts'
import { anyLetter, latinDigits } from './letters.ts'
import { questionNames } from './patterns.ts'
import { readSectionName } from './section-headings.ts'

/** Reads the lines of a key behind the questions. */

const keyPair = new RegExp(
  String.raw`(?:(\d{1,2})\.)?(?:[([（]\s*(?=\p{Nd}{1,15}\s*[)\]）]))?` +
    String.raw`(\p{Nd}{1,15})[\]）]?\s*(?:\)\s*(?=[–—-]))?(?:(?:[.):=、．：→⇒–—۔।-]|[-=]+>|\.-)\s*)?` +
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
      .replace(/[,;،؛、]$/u, ''),
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

/** Programs name each key: "A#Q1ANS=B", "Q2_ANSWER: C". */
const nameOfKey = /^\s*(?:\p{L}?#)?\s*Q\s*(\d{1,4})\s*[_.#-]?\s*ANS(?:WER)?\s*(?=[:=])/iu

/** The pairs of a key line, such as "1. B  2. C"; undefined for any other line. */
export const readKeyPairs = (text: string): AnswerKey | undefined => {
  // Most lines of a list have no number, and each is looked at several times.
  if (!/\p{N}/u.test(text)) return undefined
  const ranges = readKeyRanges(text)
  if (ranges) return ranges
  const rest = withShortAlif(
    text.replace(nameOfKey, '$1').replace(keyLabel, '').replace(nameBeforeNumber, ''),
  )
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

/** What a key says before the name of a part: "Answers to Part A: 1. B", "Answers: Part A: 1. B". */
const beforePart = new RegExp(
  String.raw`^\s*(?:${keyNames}|${anyAnswerName})(?:\s+(?:to|for|of|de|zu|per|para|pour|di)\s+(?:the\s+)?|\s*[:：]\s*)` +
    String.raw`(?=\p{L}[^:：]{0,40}[:：])`,
  'iu',
)
const namedPart = /^\s*(\p{L}[^:：]{0,40}?)\s*[:：]\s*(?=\p{Nd}{1,3}\s*[.):=–—-])(.*)$/su

/** The name of a part and what a line of a key says of it: "Section A: 1. B 2. A". Within a key any name will do. */
export const readPartOfKey = (text: string, isInKey: boolean): { name: string; rest: string } | undefined => {
  const ofPart = text.replace(beforePart, '')
  if (!isInKey && ofPart === text) return undefined
  const section = readSectionName(ofPart)
  if (section || readLabelled(ofPart) !== undefined) return section
  const [, name, rest] = namedPart.exec(ofPart) ?? []
  return name === undefined || rest === undefined ? undefined : { name, rest }
}
