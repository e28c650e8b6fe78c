import { emojiLetter, keycap, shownBy } from './emoji-letters.ts'
import { readQuestionStart } from './patterns.ts'
import { withShownSigns } from './symbol-signs.ts'

const quote = /^[ \t]*>[ \t]?/
const leastQuestions = 2

/** A list that was quoted in a mail: each of its questions has the sign of a quotation before its number. */
const withoutQuoting = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => quote.test(line))) return lines
  const starts = lines.filter((line) => readQuestionStart(line) !== undefined)
  const quoted = lines.filter(
    (line) => quote.test(line) && readQuestionStart(line.replace(quote, '')) !== undefined,
  )
  return starts.length === 0 && quoted.length >= leastQuestions
    ? lines.map((line) => line.replace(quote, ''))
    : lines
}

/** Signs that nobody sees and that say nothing in a text: directions, soft hyphens, marks between files. */
const unseen = /[\u00ad\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g
/** Those that may say how letters join or where a line may break: they only disturb beside blanks, signs and ends. */
const joiners = '\\u200b\\u200e\\u200f\\u061c'
const atEdge = new RegExp(
  `^[${joiners}\\s]+|(?<![${joiners}])[${joiners}]+(?=[\\s.:)\\]،：．。]|$)|(?<=[\\s.:([：．。])[${joiners}]+`,
  'g',
)
const anyUnseen = new RegExp(`[${joiners}\\u00ad\\u2060\\ufeff\\u202a-\\u202e\\u2066-\\u2069]`)

/** A line without signs that nobody sees, which would hide its label from a reader. */
const withoutUnseen = (line: string): string => {
  if (!anyUnseen.test(line)) return line
  const [blanks = ''] = /^\s*/.exec(line) ?? []
  return blanks + line.replace(unseen, '').replace(atEdge, '')
}

const anyLabel = new RegExp(`(?:${keycap}|${emojiLetter})\\uFE0F?`, 'gu')
const labelAtStart = new RegExp(
  String.raw`^(\s*(?:#{1,6}\s+)?(?:[-–•·*✓✔✅]\s*)?\*{0,3}\s*)` +
    String.raw`((?:[0-9]\uFE0F?\u20E3){2,3}|${keycap}|${emojiLetter})\uFE0F?(?:\s*[.):\-–]\s+|\s*)`,
  'u',
)
const answerAlone = new RegExp(`^(?:${keycap}|${emojiLetter})\\uFE0F?\\s*$`, 'u')
const namesAnswer = /^[^\p{N}]{0,40}[:：=–-]\s*/u

/** Each digit of a number is an image of its own: 12 for 1️⃣2️⃣. */
const shownByAll = (signs: string): string =>
  [...signs.matchAll(new RegExp(keycap, 'gu'))].length > 1 ? signs.replaceAll(/[^0-9]/g, '') : shownBy(signs)

/** A line whose label shows a letter or a digit as an image, with that letter or digit. */
const withPlainLabel = (line: string): string => {
  if (line.search(anyLabel) < 0) return line
  const started = line.replace(
    labelAtStart,
    (_, before: string, sign: string) => `${before}${shownByAll(sign)}) `,
  )
  // Behind its name, an answer is such a sign, too; elsewhere it is what a text shows.
  const name = namesAnswer.exec(line)?.[0]
  if (name !== undefined && answerAlone.test(line.slice(name.length)))
    return name + shownBy(line.slice(name.length))
  const label = /^\s*\d+\)\s/.exec(started)?.[0] ?? ''
  return label !== '' && answerAlone.test(started.slice(label.length))
    ? label + shownBy(started.slice(label.length))
    : started
}

const ordinals: readonly (readonly string[])[] = [
  ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'],
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
]
const counted = String.raw`(?:السؤال|سؤال|question)\s{1,3}(?:${ordinals.flat().join('|')})`
const ordinal = new RegExp(
  String.raw`^(\s*(?:السؤال|سؤال|question)\s+)(${ordinals.flat().join('|')})(?=\s*(?:[:.)\-–]|$))`,
  'iu',
)
/** A question that a word counts: "السؤال الأول", "Question One". */
const withDigits = (line: string): string =>
  line.replace(ordinal, (_, name: string, word: string) => {
    const number = ordinals.map((words) => words.indexOf(word.toLowerCase())).find((index) => index >= 0)
    return `${name}${(number ?? 0) + 1}`
  })

/** Pairs of signs that mark right and wrong options where a list begins lines with both of them. */
const pairs: readonly (readonly [right: string, wrong: string])[] = [
  ['■', '□'],
  ['▣', '□'],
  ['🟢', '🔴'],
  ['🟩', '🟥'],
  ['✅', '❌'],
  ['✔', '✘'],
  ['✓', '✗'],
]
/** The sign may stand behind that of a list. */
const withoutBullet = (line: string): string => line.replace(/^\s*(?:[-*+•]\s+)?/u, '')
const begins = (line: string, sign: string): boolean =>
  line.includes(sign) && withoutBullet(line).startsWith(sign)

/** Lines with boxes for the signs with which a list begins its options. */
const withBoxes = (lines: readonly string[]): readonly string[] => {
  const pair = pairs.find(([right, wrong]) =>
    [right, wrong].every((sign) => lines.some((line) => begins(line, sign))),
  )
  const empty = pair?.[1] ?? '□'
  if (!pair && !lines.some((line) => begins(line, empty))) return lines
  return lines.map((line) => {
    const sign = [...(pair ?? [empty])].find((one) => begins(line, one))
    if (sign === undefined) return line
    const behind = withoutBullet(line)
      .slice(sign.length)
      .replace(/^\uFE0F?\s*/u, '')
    return behind === '' || /^[\d.):-]/.test(behind) ? line : `${sign === pair?.[0] ? '☑' : '☐'} ${behind}`
  })
}

/** What ends a line: besides the usual signs those of Unicode, of word processors and of pages. */
export const lineEnd = /\r\n|[\r\n\u2028\u2029\u0085\v\f]/

/** Most texts have none of these signs and words, and each line of a long one would be searched for all of them. */
const isSpecial = new RegExp(
  String.raw`[${joiners}\uf020-\uf0ff\u00ad\u2060\ufeff\u202a-\u202e\u2066-\u20` +
    String.raw`69\u20E3🔟Ⓐ-ⓩ⒜-⒵\u{1F130}-\u{1F189}\u{1F1E6}-\u{1F1FF}□` +
    `${pairs.flat().join('')}]|${counted}`,
  'imu',
)

/**
 * The lines of a text as they can be read: without signs that nobody sees, with letters and digits for emoji of
 * them, and with boxes for other signs that mark right and wrong options.
 */
export const plainLines = (text: string): readonly string[] => {
  const lines = withoutQuoting(text.split(lineEnd))
  return isSpecial.test(text)
    ? withBoxes(lines.map((line) => withDigits(withPlainLabel(withoutUnseen(withShownSigns(line))))))
    : lines
}
