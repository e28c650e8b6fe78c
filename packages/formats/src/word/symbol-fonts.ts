/** The letters of the font Symbol from its code 0x20 on, as Adobe's table of its encoding names them. */
const symbol =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
/** Those from its code 0xA1 on; a blank is one that no other font has. */
const symbolAbove = 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑           〉∫'

/** Signs of the Wingdings fonts that lists use. */
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

/** The sign that a letter of a symbol font shows; undefined where no other font has it. */
export const symbolOf = (font: string, code: number): string | undefined => {
  if (Number.isNaN(code)) return undefined
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (/^symbol/i.test(font)) return signAt(own)
  if (/^(?:wingdings)?$/i.test(font) && wingdings[own]) return wingdings[own]
  if (/^wingdings 2$/i.test(font) && wingdings2[own]) return wingdings2[own]
  if (own === 0xb7) return '•'
  // Other fonts have letters of Unicode where it has them, and their own in its private area.
  return /wingdings|webdings/i.test(font) || (code >= 0xe000 && code < 0xf900) || code <= 0
    ? undefined
    : String.fromCodePoint(code)
}

const signAt = (code: number): string | undefined => {
  const sign = code >= 0xa1 ? [...symbolAbove][code - 0xa1] : [...symbol][code - 0x20]
  return sign === undefined || (sign === ' ' && code !== 0x20) ? undefined : sign
}
