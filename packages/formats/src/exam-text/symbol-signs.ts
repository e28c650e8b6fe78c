import { symbolOf } from '../word/symbol-fonts.ts'

/** Characters of symbol fonts, which text copied from a word processor or a PDF has without their font. */
const ofSymbolFont = /[\uF020-\uF0FF]/g
const mayHave = /[\uF020-\uF0FF]/
const atStart = /^(\s*)[\uF020-\uF0FF]\s*/

/** A line in which such characters are those that they show: mostly bullets, boxes and ticks. */
export const withShownSigns = (line: string): string => {
  if (!mayHave.test(line)) return line
  const [before = '', blanks = ''] = atStart.exec(line) ?? []
  const first = before === '' ? '' : `${blanks}${shownBy(before.trim()) ?? '•'} `
  return first + line.slice(before.length).replace(ofSymbolFont, (sign) => shownBy(sign) ?? sign)
}

const shownBy = (sign: string): string | undefined => symbolOf('', sign.charCodeAt(0))
