import { lastOf } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'

/** Groups that hold no text of the document: fonts, colours, styles, images and what is between * and its end. */
const silent = new RegExp(
  String.raw`^(?:fonttbl|colortbl|stylesheet|info|pict|object|header\w?|footer\w?|listtable|` +
    String.raw`listoverridetable|generator|themedata|datastore|xmlnstbl|fldinst|rsidtbl|latentstyles)$`,
)
const token = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

/** How the words of a group look. `color` and `background` are numbers of the table of colours, 0 for none. */
type Look = { isBold: boolean; isUnderlined: boolean; color: number; background: number }
type Group = Look & { isSilent: boolean; skipped: number; font: number }
type Piece = Look & { text: string }

const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}

/** The code pages of fonts, by the character set that the table of fonts gives them. */
const codePages: Readonly<Record<string, string>> = {
  '128': 'shift_jis',
  '129': 'euc-kr',
  '134': 'gbk',
  '136': 'big5',
  '161': 'windows-1253',
  '162': 'windows-1254',
  '177': 'windows-1255',
  '178': 'windows-1256',
  '186': 'windows-1257',
  '204': 'windows-1251',
  '238': 'windows-1250',
}
const fontEntry = /\\f(\d{1,5})(?![^{}\\]*;)[^{};]{0,200}?\\fcharset(\d{1,3})/g
const tablesEnd = 20_000

const decodersOf = (rtf: string): ((font: number) => TextDecoder) => {
  const codepage = Number(/\\ansicpg(\d+)/.exec(rtf.slice(0, 2000))?.[1] ?? 1252)
  const own = new TextDecoder(
    codepage === 65001 ? 'utf-8' : `windows-${codepage >= 1250 && codepage <= 1258 ? codepage : 1252}`,
  )
  const ofFonts = new Map(
    [...rtf.slice(0, tablesEnd).matchAll(fontEntry)].flatMap(([, font, charset = '']) =>
      codePages[charset] === undefined ? [] : [[Number(font), new TextDecoder(codePages[charset])] as const],
    ),
  )
  return (font) => ofFonts.get(font) ?? own
}

const labelOfLine = /^\s*[([]?[A-Za-z\d]{1,2}[.)\]]\s*/
const hasWords = (text: string): boolean => text.replace(labelOfLine, '').trim() !== ''
const plain: Look = { isBold: false, isUnderlined: false, color: 0, background: 0 }

/** The colour of most of a text, which stresses nothing. */
const mainColor = (lines: readonly (readonly Piece[])[]): number => {
  const counts = new Map<number, number>()
  for (const { color, text } of lines.flat()) counts.set(color, (counts.get(color) ?? 0) + text.length)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

const examLine = (pieces: readonly Piece[], index: number, usual: number): ExamLine => {
  const words = pieces.filter(({ text }) => hasWords(text))
  const standsOut = ({ color, background }: Piece): boolean => color !== usual || background !== 0
  const isMarked = (piece: Piece): boolean => piece.isBold || piece.isUnderlined || standsOut(piece)
  return {
    number: index + 1,
    text: pieces
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
    ...(words.length > 0 && words.every(isMarked) && { isMarked: true as const }),
    ...(words.length > 0 && words.every(standsOut) && { standsOut: true as const }),
  }
}

/** The lines of a text in RTF. One whose words all stand out is marked, as in Word. */
export const linesOfRtf = (rtf: string): ExamLine[] => {
  const lines: Piece[][] = [[]]
  const open: Group[] = []
  let group: Group = { ...plain, isSilent: false, skipped: 1, font: 0 }
  let skip = 0
  let bytes: number[] = []
  const decoderOf = decodersOf(rtf)
  const add = (text: string): void => {
    if (group.isSilent || text === '') return
    const { isBold, isUnderlined, color, background } = group
    lastOf(lines).push({ text, isBold, isUnderlined, color, background })
  }
  // A character may have two bytes.
  const endBytes = (): void => {
    if (bytes.length > 0) add(decoderOf(group.font).decode(Uint8Array.from(bytes)))
    bytes = []
  }
  for (const [whole, word, digits, hex, sign, brace, words] of rtf.matchAll(token)) {
    if (hex !== undefined) {
      if (skip > 0) skip -= 1
      else bytes.push(Number.parseInt(hex, 16))
      continue
    }
    endBytes()
    if (brace === '{') {
      open.push(group)
      group = { ...group }
    } else if (brace === '}') group = open.pop() ?? group
    else if (sign === '*') group.isSilent = true
    else if (sign === '~') add(' ')
    // TextEdit writes a paragraph as a backslash at the end of a line.
    else if (sign === '\n' || sign === '\r') {
      if (!group.isSilent) lines.push([])
    } else if (sign !== undefined) add(/[\\{}]/.test(sign) ? sign : '')
    else if (words !== undefined) {
      add(words.slice(skip))
      skip = Math.max(0, skip - words.length)
    } else if (word === undefined) continue
    else if (silent.test(word)) group.isSilent = true
    else if (endsLine.test(word)) {
      if (!group.isSilent) lines.push([])
    } else if (word === 'u') {
      add(String.fromCharCode((Number(digits) + 65_536) % 65_536))
      skip = group.skipped
    } else if (signs[word] !== undefined) add(signs[word])
    else if (whole === '') break
    else setLook(group, word, digits)
  }
  endBytes()
  const usual = mainColor(lines)
  return lines.map((pieces, index) => examLine(pieces, index, usual))
}

const endsLine = /^(?:par|line|row|sect)$/

const setLook = (group: Group, word: string, digits: string | undefined): void => {
  const number = Number(digits ?? 1)
  if (word === 'b') group.isBold = digits !== '0'
  else if (word === 'ul') group.isUnderlined = digits !== '0'
  else if (word === 'ulnone') group.isUnderlined = false
  else if (word === 'cf') group.color = number
  else if (word === 'highlight' || word === 'chcbpat') group.background = number
  else if (word === 'plain') Object.assign(group, plain)
  else if (word === 'uc') group.skipped = number
  else if (word === 'f') group.font = number
}
