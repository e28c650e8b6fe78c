/** The characters of the Symbol font from code 0x20, as in Adobe's encoding table. */
const symbol =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
/** The characters from code 0xA1. A blank stands for a character that Unicode does not have. */
const symbolAbove = 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑           〉∫'

/** The Wingdings characters that lists use. */
const wingdings: Readonly<Record<number, string>> = {
  0x6c: '●',
  0x6d: '○',
  0x6e: '■',
  0x6f: '☐',
  0x71: '☐',
  0x77: '•',
  0xa1: '○',
  0xa3: '☐',
  0xa4: '◉',
  0xa8: '☐',
  0xe0: '→',
  0xdf: '←',
  0xf0: '→',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
}
const wingdings2: Readonly<Record<number, string>> = { 0x4f: '✗', 0x50: '✓', 0x52: '☑', 0x54: '☒', 0xa3: '☐' }

/** The Unicode character for a character of a symbol font; undefined if there is none. */
export const symbolOf = (font: string, code: number): string | undefined => {
  if (Number.isNaN(code)) return undefined
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (/^symbol/i.test(font)) return signAt(own)
  if (/^(?:wingdings)?$/i.test(font) && wingdings[own]) return wingdings[own]
  if (/^wingdings 2$/i.test(font) && wingdings2[own]) return wingdings2[own]
  if (own === 0xb7) return '•'
  // Other fonts use Unicode, with their own characters only in the private use area.
  return /wingdings|webdings/i.test(font) || (code >= 0xe000 && code < 0xf900) || code <= 0
    ? undefined
    : String.fromCodePoint(code)
}

const signAt = (code: number): string | undefined => {
  const sign = code >= 0xa1 ? [...symbolAbove][code - 0xa1] : [...symbol][code - 0x20]
  return sign === undefined || (sign === ' ' && code !== 0x20) ? undefined : sign
}
