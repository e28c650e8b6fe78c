import type { ExamLine } from '../exam-text/exam-line.ts'

/** Groups that hold no text of the document: fonts, colours, styles, images and what is between * and its end. */
const silent = new RegExp(
  String.raw`^(?:fonttbl|colortbl|stylesheet|info|pict|object|header\w?|footer\w?|listtable|` +
    String.raw`listoverridetable|generator|themedata|datastore|xmlnstbl|fldinst|rsidtbl|latentstyles)$`,
)
const token = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

type Group = { isBold: boolean; isSilent: boolean; skipped: number }

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

/** The lines of a text in RTF. One whose words are all bold is marked, as in Word. */
export const linesOfRtf = (rtf: string): ExamLine[] => {
  const lines: ExamLine[] = []
  const open: Group[] = []
  let group: Group = { isBold: false, isSilent: false, skipped: 1 }
  let text = ''
  let bold = 0
  let plain = 0
  let skip = 0
  const codepage = Number(/\\ansicpg(\d+)/.exec(rtf.slice(0, 2000))?.[1] ?? 1252)
  const decoder = new TextDecoder(
    codepage === 65001 ? 'utf-8' : `windows-${codepage >= 1250 && codepage <= 1258 ? codepage : 1252}`,
  )
  const endLine = (): void => {
    const isMarked = bold > 0 && plain === 0
    lines.push({ number: lines.length + 1, text: text.trimEnd(), ...(isMarked && { isMarked }) })
    ;[text, bold, plain] = ['', 0, 0]
  }
  const add = (written: string): void => {
    if (group.isSilent) return
    text += written
    const words = written.replace(/^\s*[([]?[A-Za-z\d]{1,2}[.)\]]\s*/, '').trim()
    if (words !== '' && group.isBold) bold += 1
    else if (words !== '') plain += 1
  }
  for (const [whole, word, digits, hex, sign, brace, words] of rtf.matchAll(token)) {
    if (brace === '{') {
      open.push(group)
      group = { ...group }
    } else if (brace === '}') group = open.pop() ?? group
    else if (hex !== undefined) {
      if (skip > 0) skip -= 1
      else add(decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))))
    } else if (sign === '*') group.isSilent = true
    else if (sign === '~') add(' ')
    else if (sign !== undefined) add(/[\\{}]/.test(sign) ? sign : '')
    else if (words !== undefined) {
      add(words.slice(skip))
      skip = Math.max(0, skip - words.length)
    } else if (word === undefined) continue
    else if (silent.test(word)) group.isSilent = true
    else if ((word === 'par' || word === 'line' || word === 'row' || word === 'sect') && !group.isSilent)
      endLine()
    else if (word === 'b') group.isBold = digits !== '0'
    else if (word === 'plain') group.isBold = false
    else if (word === 'uc') group.skipped = Number(digits ?? 1)
    else if (word === 'u') {
      add(String.fromCharCode((Number(digits) + 65_536) % 65_536))
      skip = group.skipped
    } else if (signs[word] !== undefined) add(signs[word])
    else if (whole === '') break
  }
  endLine()
  return lines
}
