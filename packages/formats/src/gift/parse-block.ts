import { findUnescaped, unescape } from './unescape.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

export const giftFormats = ['html', 'moodle', 'plain', 'markdown'] as const
export type GiftFormat = (typeof giftFormats)[number]

/** `sign` is `=` for a correct answer and `~` for a wrong one. `weight` is a percentage. */
export type GiftAnswer = { sign: '=' | '~'; weight?: number; text: string; feedback: string }

/** The parts of a block. `answers` is undefined if the text has no braces. Texts are still escaped. */
export type GiftParts = {
  title: string
  format: GiftFormat
  before: string
  after: string
  body?: string
  generalFeedback: string
}
export type GiftError = { error: string }

/** Splits a block into its parts. An error says what to change. */
export const parseBlock = (block: string): GiftParts | GiftError => {
  const { title, rest: untitled } = takeTitle(block.trim())
  const { format, rest } = takeFormat(untitled)
  const base = { title: unescape(title).trim(), format, generalFeedback: '' }
  const start = findAnswerStart(rest)
  if (start < 0)
    return findUnescaped(rest, ['}']) >= 0
      ? { error: 'It has a } without a {. Write \\} for the character itself.' }
      : { ...base, before: rest.trim(), after: '' }
  const brace = findUnescaped(rest, ['{', '}'], start + 1)
  if (brace < 0) return { error: 'Its { is never closed.' }
  if (rest[brace] === '{')
    return { error: 'It has a { between its braces. Write \\{ for the character itself.' }
  const after = rest.slice(brace + 1)
  if (findUnescaped(after, ['{', '}']) >= 0)
    return {
      error:
        'It has more than one pair of braces. Leave a blank line between two questions, ' +
        'and write \\{ and \\} for the characters themselves.',
    }
  const [body, generalFeedback] = splitOnce(rest.slice(start + 1, brace), '####')
  return { ...base, before: rest.slice(0, start), after, body, generalFeedback }
}

/**
 * Finds the brace that opens the answers. If another brace follows without an answer in between, the first is
 * an ordinary character.
 */
const findAnswerStart = (text: string): number => {
  let start = findUnescaped(text, ['{'])
  while (start >= 0) {
    const next = findUnescaped(text, ['{', '}'], start + 1)
    if (next < 0 || text[next] === '}') return start
    if (/^\s*(?:[=~#]|T\b|F\b|TRUE\b|FALSE\b)/.test(text.slice(start + 1, next))) return start
    start = next
  }
  return start
}

const takeTitle = (text: string): { title: string; rest: string } => {
  if (!text.startsWith('::')) return { title: '', rest: text }
  const end = findUnescaped(text, ['::'], 2)
  return end < 0 ? { title: '', rest: text } : { title: text.slice(2, end), rest: text.slice(end + 2).trim() }
}

export const takeFormat = (
  text: string,
  otherwise: GiftFormat = 'moodle',
): { format: GiftFormat; rest: string } => {
  const found = /^\s*\[(\w+)\]/.exec(text)
  const format = giftFormats.find((name) => name === found?.[1])
  return format && found ? { format, rest: text.slice(found[0].length) } : { format: otherwise, rest: text }
}

const splitOnce = (text: string, separator: string): [string, string] => {
  const index = findUnescaped(text, [separator])
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)]
}

/** Parses the answers between the braces. Text before the first sign is an error in the file. */
export const parseAnswers = (body: string): GiftAnswer[] | GiftError => {
  const answers: GiftAnswer[] = []
  let start = findUnescaped(body, ['=', '~'])
  if (start < 0 || body.slice(0, start).trim() !== '')
    return { error: `Its answers do not begin with = or ~: "${shorten(body)}".` }
  while (start >= 0) {
    const end = findUnescaped(body, ['=', '~'], start + 1)
    const [written, feedback] = splitOnce(body.slice(start + 1, end < 0 ? undefined : end), '#')
    const weight = /^\s*%(-?\d+(?:[.,]\d*)?)%/.exec(written)
    answers.push({
      sign: body[start] as '=' | '~',
      text: weight ? written.slice(weight[0].length) : written,
      feedback: feedback.trim(),
      ...(weight && { weight: Number(elementAt(weight, 1).replace(',', '.')) }),
    })
    start = end
  }
  return answers.filter((answer, index) => !isDoubledSign(answer, answers[index + 1]))
}

/** `~=` is the sign of one right option: nobody writes a wrong one without a text before it. */
const isDoubledSign = ({ sign, text, feedback, weight }: GiftAnswer, next: GiftAnswer | undefined): boolean =>
  sign === '~' && text === '' && feedback === '' && weight === undefined && next?.sign === '='

const shorten = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
