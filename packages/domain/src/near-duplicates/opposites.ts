/** Pairs of words with opposite meanings. Each word has one bit. */
const pairs = [
  ['largest', 'smallest'],
  ['biggest', 'tiniest'],
  ['most', 'least'],
  ['more', 'less'],
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['highest', 'lowest'],
  ['higher', 'lower'],
  ['first', 'last'],
  ['before', 'after'],
  ['maximum', 'minimum'],
  ['positive', 'negative'],
  ['advantage', 'disadvantage'],
  ['above', 'below'],
  ['always', 'never'],
  ['true', 'false'],
] as const

const bitOf = new Map(
  pairs.flatMap(([word, opposite], index): [string, number][] => [
    [word, 1 << (2 * index)],
    [opposite, 1 << (2 * index + 1)],
  ]),
)
/** The bits of the first word of each pair. */
const firstBits = 0x5555_5555

/** Returns the bits of the words that have an opposite. */
export const oppositesIn = (words: readonly string[]): number =>
  words.reduce((bits, word) => bits | (bitOf.get(word) ?? 0), 0)

/** Whether one set contains a word whose opposite is in the other set. */
export const areOpposed = (left: number, right: number): boolean => {
  const onlyLeft = left & ~right
  const onlyRight = right & ~left
  return ((onlyLeft & (onlyRight >>> 1) & firstBits) | (onlyRight & (onlyLeft >>> 1) & firstBits)) !== 0
}
