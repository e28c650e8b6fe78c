/** Words that turn a question round. Each pair has two bits: which of the two a question says. */
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
  pairs.flatMap(([one, other], at): [string, number][] => [
    [one, 1 << (2 * at)],
    [other, 1 << (2 * at + 1)],
  ]),
)
const firstOfEach = 0x5555_5555

/** The opposites among these words, as bits. */
export const oppositesIn = (words: readonly string[]): number =>
  words.reduce((bits, word) => bits | (bitOf.get(word) ?? 0), 0)

/** Whether one says a word where the other says its opposite. */
export const areOpposed = (one: number, other: number): boolean => {
  const onlyOne = one & ~other
  const onlyOther = other & ~one
  return ((onlyOne & (onlyOther >>> 1) & firstOfEach) | (onlyOther & (onlyOne >>> 1) & firstOfEach)) !== 0
}
