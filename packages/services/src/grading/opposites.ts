/** Pairs of stems (parse-statements.ts) with opposite meanings. A stem may have several opposites. */
const oppositePairs = [
  ['increas', 'decreas'],
  ['increas', 'reduc'],
  ['ris', 'fall'],
  ['grow', 'shrink'],
  ['high', 'low'],
  ['higher', 'lower'],
  ['great', 'small'],
  ['larg', 'small'],
  ['big', 'small'],
  ['greater', 'smaller'],
  ['larger', 'smaller'],
  ['bigger', 'smaller'],
  ['greater', 'less'],
  ['longer', 'shorter'],
  ['positiv', 'negativ'],
  ['attract', 'repel'],
  ['hot', 'cold'],
  ['hotter', 'colder'],
  ['warmer', 'colder'],
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
  ['sam', 'different'],
  ['possibl', 'impossibl'],
  ['toward', 'away'],
  ['acid', 'basic'],
  ['open', 'clos'],
  ['connect', 'disconnect'],
  ['static', 'dynamic'],
  ['first', 'last'],
  ['maximum', 'minimum'],
  ['input', 'output'],
] as const

/** Maps each stem to its opposites. */
const oppositesOf: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>()
  const add = (stem: string, opposite: string): void => {
    found.set(stem, (found.get(stem) ?? new Set()).add(opposite))
  }
  for (const [first, second] of oppositePairs) {
    add(first, second)
    add(second, first)
  }
  return found
})()

const none: ReadonlySet<string> = new Set()

/** Returns the stems with the opposite meaning. */
export const oppositesOfStem = (stem: string): ReadonlySet<string> => oppositesOf.get(stem) ?? none
