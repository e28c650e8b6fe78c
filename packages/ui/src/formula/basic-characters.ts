const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const greek = 'αβγδεθλμπρστφωϕϵ'
const others =
  ' !"%\'()*+,-./0123456789:;<=>?@[]^_`{|}~\u{a0}°±·×÷ΔΩ…′″\u{2061}\u{2062}\u{2063}\u{2064}→∂∈−∑√∞∫≈≠≤≥⋅⋯'

/**
 * What most formulas are written with. A formula of these alone needs a font of a third of the size: the font must be
 * one whole, because browsers let only characters of the first font grow.
 */
const basic: ReadonlySet<string> = new Set(latin + greek + others)

/** Whether a formula of this text is drawn with the small font. */
export const isBasic = (text: string): boolean => [...text].every((character) => basic.has(character))

const italicFrom = { A: 0x1d434, a: 0x1d44e, α: 0x1d6fc } as const
const italicOf = (character: string): string => {
  if (character === 'h') return 'ℎ'
  if (character === 'ϕ') return '𝜙'
  if (character === 'ϵ') return '𝜖'
  const first = character >= 'α' ? 'α' : character >= 'a' ? 'a' : 'A'
  return String.fromCodePoint(italicFrom[first] + character.charCodeAt(0) - first.charCodeAt(0))
}

/** The characters of the small font: browsers draw a letter that stands alone in italics. */
export const basicGlyphs = [...others, ...latin, ...[...latin, ...greek].map(italicOf)].join('')
