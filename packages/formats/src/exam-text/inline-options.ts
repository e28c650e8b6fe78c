import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { anyAnswerName } from './field-names.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter, foreignLetters, freeLetters } from './letters.ts'
import { foldText } from './fold-text.ts'
import type { ListedOption, ListedQuestion } from './listed-question.ts'
import { takeMark } from './patterns.ts'

/** Behind a letter, a sign of full width needs no blank before it. */
const letter = new RegExp(
  String.raw`(?:(?:^|\s)(?:[([]?([A-Ha-h])[.)\]]|[([（]?\s?([${foreignLetters}])\s?[)\]）])|([A-HＡ-Ｈ])[．、])\s*(?=\S)`,
  'gu',
)
/** A number stands in texts, too, so it needs both brackets. */
const bracketedNumber = /(?:^|\s)[([（]([1-8])[)\]）]\s*(?=\S)/g

const answerBehind = new RegExp(
  String.raw`^(.*?\S)(?:\s+|(?<=[。．；;]))(?:${anyAnswerName})\s*[:：.]\s*` +
    String.raw`([([]?(?:[A-Ha-h]|[${foreignLetters}])[)\].]?)\s*$`,
  'isu',
)
const answerInBrackets = new RegExp(
  String.raw`^(.*\S)\s*[([（]\s*(?:${anyAnswerName})\s*[:：=.-]\s*([^()[\]]+|[([][A-Ha-h][)\]])\s*[)\]）]\s*$`,
  'isu',
)

/**
 * A question with its options and its answer in one line: "Which? a) one b) two Ans: a". In brackets the answer may
 * also be words, or stand behind a text whose options are in lines: "Which? [Ans: a]".
 */
export const withAnswerBehind = (question: ListedQuestion): ListedQuestion => {
  if (question.fields.answer !== undefined) return question
  const written = question.stem.join('\n')
  const bracketed = answerInBrackets.exec(written)
  const [, text, answer] = bracketed ?? answerBehind.exec(written) ?? []
  if (text === undefined || answer === undefined)
    return withLetterBehind(question) ?? withWordsBehind(question)
  const answered = { ...question, stem: [text], fields: { ...question.fields, answer: answer.trim() } }
  const split = withInlineOptions(answered, undefined)
  return bracketed || split.options.length > 0 ? split : question
}

const letterInBrackets = /^(.*\S)\s*[([]([A-H])[)\]]\s*$/su
const leastInLine = 3

/** The letter of the right option alone in brackets behind all of them: "Which? A) one B) two C) three (B)". */
const withLetterBehind = (question: ListedQuestion): ListedQuestion | undefined => {
  const [, text, wanted] =
    question.options.length > 0 ? [] : (letterInBrackets.exec(question.stem.join('\n').trimEnd()) ?? [])
  if (text === undefined || wanted === undefined) return undefined
  const split = splitInline({ ...question, stem: [text] }, letter, wanted)
  return split.options.length < leastInLine
    ? undefined
    : { ...split, fields: { ...split.fields, answer: wanted } }
}

const wordsBehind = new RegExp(
  String.raw`^(.*?\S)\s+(?:${anyAnswerName})\s*[:：]\s*(?=\S*[\p{L}\p{N}])(\S[^\n]{0,199})$`,
  'isu',
)
/** Words behind which a text says what to do with an answer, or where to write it. */
const isInstruction = /(?:^|\s)(?:your|write|type|give|the|an?|this|its|fill in(?: the)?)$/i

/** A question without options with its answer in words on its line: "Where is Rome? Ans: Italy". */
const withWordsBehind = (question: ListedQuestion): ListedQuestion => {
  if (question.options.length > 0 || question.number === undefined) return question
  const [, text, answer] = wordsBehind.exec(question.stem.join('\n')) ?? []
  return text === undefined || answer === undefined || isInstruction.test(text)
    ? question
    : { ...question, stem: text.split('\n'), fields: { ...question.fields, answer: answer.trim() } }
}

const singleLetter = new RegExp(String.raw`(?<!\p{L})${anyLetter}(?!\p{L})`, 'gu')

/**
 * Handles options on the line of the question, "Which? a) one b) two", or by number, "(1) one (2) two". Since a text
 * may have lettered parts, they count as options only if the letters run on from A and a key names one of them.
 */
export const withInlineOptions = (
  question: ListedQuestion,
  keyAnswer: string | undefined,
): ListedQuestion => {
  const answer = (question.fields.answer ?? keyAnswer ?? '').trim()
  if (question.options.length > 0) return question
  const latin = answer.replace(singleLetter, latinLetter)
  const wanted = /^[([]?([A-H])[)\].]?$/.exec(latin)?.[1]
  const withText = letterAndText.exec(latin)
  if (withText?.[1] !== undefined) {
    const split = splitInline(question, letter, withText[1])
    const text = answer.slice(answer.length - (withText[2] ?? '').length)
    const named = split.options.find((option) => option.letter === withText[1])
    // What explains the letter may begin so, too.
    return named && foldText(named.text) === foldText(text) ? split : question
  }
  const number = wanted === undefined ? Number(/^[([（]?([1-8])[)\]）.]?$/.exec(answer)?.[1]) : NaN
  if (wanted !== undefined) return splitInline(question, letter, wanted)
  return number >= 1 ? splitInline(question, bracketedNumber, letterOf(number - 1)) : question
}

/** The letter of an option and its text: "C. Microsoft Intune." */
const letterAndText = /^[([]?([A-H])[)\].:]\s+(\S.*)$/s

/** Splits the text at signs that count on from the first, if the wanted option is among them. */
const splitInline = (question: ListedQuestion, sign: RegExp, wanted: string): ListedQuestion => {
  const text = question.stem.join('\n')
  const starts: { from: number; to: number; letter: string; written: string; number?: number }[] = []
  for (const { 0: whole, 1: first, 2: foreign, 3: wide, index: from } of text.matchAll(sign)) {
    const written = first ?? foreign ?? wide ?? ''
    const number = Number(written)
    const isLetter = Number.isNaN(number)
    const letter = isLetter ? latinLetter(written) : letterOf(number - 1)
    if (letter !== letterOf(starts.length)) continue
    starts.push({ from, to: from + whole.length, letter, written, ...(!isLetter && { number }) })
  }
  const options = starts.map(({ from: _, to, ...start }, index) => ({
    ...start,
    text: text.slice(to, starts[index + 1]?.from).trim(),
    isMarked: false,
    images: [],
  }))
  if (options.length < 2 || !options.some((option) => option.letter === wanted)) return question
  return { ...question, stem: [text.slice(0, elementAt(starts, 0).from).trim()], options }
}

/** Each match begins at the first of several blanks, so that a long run of blanks is scanned once. */
const apart = String.raw`(?<!\s)(?:\s{2,}|\t)[([（]?([A-Ha-h${foreignLetters}])(?:[.)\]、．）۔]|-(?=\s))`
/** With bracketed letters, a single blank before the next letter is enough. */
const bracketed = String.raw`(?<!\s)\s+\(\s?([A-Ha-h${foreignLetters}])\s?\)`
const beside = new RegExp(String.raw`(?:${apart}|${bracketed})\s*(?=\S)`, 'u')
/** Behind a sign of full width, before a Chinese character, and behind a number in a circle, no blank is needed. */
const closeBeside = new RegExp(
  String.raw`(?:(?<!\s)\s+(?:([A-Ha-h${foreignLetters}])(?:[.)۔](?:\s+|(?=\p{Script=Han}))|\))|` +
    String.raw`([A-HＡ-Ｈ])[、）]\s*|([${freeLetters}])\s*)|(?<=[\p{Script=Han}。；])([B-H])、\s*|` +
    String.raw`(?<!\s)\s*([A-HＡ-Ｈ])．\s*)(?=\S)`,
  'u',
)

/**
 * Splits options that are side by side on one line: "A. one   B. two", or in columns, "A. one   C. three"
 * above "B. two   D. four".
 */
export const splitOptions = (options: readonly ListedOption[]): ListedOption[] => {
  const split = splitBeside(options)
  return split.length > options.length ? withoutSlashes(split) : split
}

/** Slashes that separate options, "a) x / b) y": each option but the last ends with one. */
const withoutSlashes = (options: ListedOption[]): ListedOption[] =>
  options.slice(0, -1).every(({ text }) => slashAtEnd.test(text))
    ? options.map((option) => ({ ...option, text: option.text.replace(slashAtEnd, '') }))
    : options
const slashAtEnd = /(?<!\s)\s*[/|]$/

const splitBeside = (options: readonly ListedOption[]): ListedOption[] => {
  const ofRows = splitWhere(options, beside, isNext)
  if (ofRows.length > options.length) {
    // One row may have a single blank where another has several.
    const closeRows = areWhole(ofRows) ? ofRows : splitWhere(ofRows, closeBeside, isNext)
    return areWhole(closeRows) ? closeRows : ofRows
  }
  const ofColumns = splitWhere(options, beside, (last, found) => found > last)
  if (areWhole(ofColumns) && ofColumns.length > 1) return ofColumns
  // A single blank also stands before a letter within a text: it only separates where letters are missing.
  const close = splitWhere(options, closeBeside, isNext)
  return areWhole(close) ? close : [...options]
}

const isNext = (last: string, found: string): boolean => found === letterBehind(last)

/** Whether letters count on from A, in whatever order. */
const areWhole = (options: readonly ListedOption[]): boolean =>
  options
    .map(({ letter }) => letter)
    .toSorted()
    .every((letter, index) => letter === String.fromCodePoint(65 + index))

const letterBehind = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 64) + 1)

const splitWhere = (
  options: readonly ListedOption[],
  separator: RegExp,
  follows: (last: string, found: string) => boolean,
): ListedOption[] => {
  const letters = new Set(options.map((option) => option.letter))
  return options.flatMap((option) => {
    const parts = [option]
    for (;;) {
      const last = lastOf(parts)
      const start = separator.exec(last.text)
      const found = latinLetter(start?.slice(1).find((one) => one !== undefined) ?? '')
      if (!start || letters.has(found) || !follows(last.letter, found)) return parts
      const before = takeMark(last.text.slice(0, start.index).trim())
      parts.splice(-1, 1, { ...last, text: before.rest, isMarked: last.isMarked || before.isMarked })
      const behind = takeMark(last.text.slice(start.index + start[0].length).trim())
      parts.push({ letter: found, text: behind.rest, isMarked: behind.isMarked, images: [] })
      letters.add(found)
    }
  })
}

const firstBeside = /^(.*?\S)(?:\s{2,}|\t)[([（]?[Aa][.)\]、．）]\s*(\S.*)$/su

/**
 * Handles options that begin on the line of the question: "Who?   a. one   b. two" above "c. three   d.
 * four".
 */
export const withOptionsBesideText = (question: ListedQuestion): ListedQuestion => {
  const [first] = question.options
  if (!first || first.letter <= 'A') return question
  const [, text, rest] = firstBeside.exec(question.stem.join('\n')) ?? []
  if (text === undefined || rest === undefined) return question
  const { rest: own, isMarked } = takeMark(rest)
  const options = splitOptions([{ letter: 'A', text: own, isMarked, images: [] }, ...question.options])
  return areWhole(options) ? { ...question, stem: [text], options } : question
}

const keyInStem = /（\s*([A-HＡ-Ｈ]{1,8})\s*）/u
/** In a Chinese or Japanese text the brackets may have half width. */
const keyBehindHan = /(?<=[\p{Script=Han}\p{Script=Hiragana}]\s?)\(\s*([A-HＡ-Ｈ]{1,8})\s*\)/u

/** Handles Chinese lists with the key in the text, where students write their answer: "…是（ B ）". */
export const withKeyInStem = (question: ListedQuestion): ListedQuestion => {
  const text = question.stem.join('\n')
  const found = keyInStem.exec(text) ?? keyBehindHan.exec(text)
  const letters = [...(found?.[1] ?? '')].map(latinLetter)
  const areOptions = letters.every((letter) => question.options.some((option) => option.letter === letter))
  if (!found || !areOptions) return question
  return {
    ...question,
    stem: [text.replace(found[0], '（　）')],
    fields: { ...question.fields, answer: question.fields.answer ?? letters.join(', ') },
  }
}
