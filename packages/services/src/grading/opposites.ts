/** Pairs of stems (parse-statements.ts) with opposite meaning. */
const oppositePairs = [
  ['increas', 'decreas'],
  ['ris', 'fall'],
  ['grow', 'shrink'],
  ['high', 'low'],
  ['higher', 'lower'],
  ['great', 'small'],
  ['larg', 'small'],
  ['greater', 'smaller'],
  ['larger', 'smaller'],
  ['greater', 'less'],
  ['positiv', 'negativ'],
  ['attract', 'repel'],
  ['hot', 'cold'],
  ['hotter', 'colder'],
  ['gain', 'los'],
  ['absorb', 'emit'],
  ['absorb', 'releas'],
  ['always', 'never'],
  ['true', 'false'],
  ['faster', 'slower'],
  ['fast', 'slow'],
  ['left', 'right'],
  ['expand', 'contract'],
  ['accept', 'reject'],
  ['equal', 'unequal'],
  ['possibl', 'impossibl'],
  ['toward', 'away'],
  ['acid', 'basic'],
] as const

/** For each stem its opposite; of several the last. */
export const oppositeOf: ReadonlyMap<string, string> = new Map(
  oppositePairs.flatMap(([first, second]): [string, string][] => [
    [first, second],
    [second, first],
  ]),
)
