const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const greek = 'αβγδεθλμπρστφωϕϵ'
const others =
  ' !"%\'()*+,-./0123456789:;<=>?@[]^_`{|}~\u{a0}°±·×÷ΔΩ…′″\u{2061}\u{2062}\u{2063}\u{2064}→∂∈−∑√∞∫≈≠≤≥⋅⋯'

/**
 * The characters of most formulas. A formula that uses only these needs a font of a third of the size. That
 * font must be complete in itself, because browsers stretch only characters of the first font in the list.
 */
const basic: ReadonlySet<string> = new Set(latin + greek + others)

/** Whether a formula with this text can be drawn with the small font. */
export const isBasic = (text: string): boolean => [...text].every((character) => basic.has(character))

const italicFrom = { A: 0x1d434, a: 0x1d44e, α: 0x1d6fc } as const
const italicOf = (character: string): string => {
  if (character === 'h') return 'ℎ'
  if (character === 'ϕ') return '𝜙'
  if (character === 'ϵ') return '𝜖'
  const latinFirst = character >= 'a' ? 'a' : 'A'
  const first = character >= 'α' ? 'α' : latinFirst
  return String.fromCodePoint(italicFrom[first] + character.charCodeAt(0) - first.charCodeAt(0))
}

/** The glyphs of the small font. Browsers draw a single letter in italics, so it contains both forms. */
export const basicGlyphs = [...others, ...latin, ...[...latin, ...greek].map(italicOf)].join('')
