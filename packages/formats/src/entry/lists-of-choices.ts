/** Lists that students choose from as lines, each text once. */
export const listsOfChoices = (lists: readonly (readonly string[])[]): string[] =>
  lists.map((list) => [...new Set(list)].filter((text) => text !== '').join(' / ')).filter(Boolean)

/** What students see of pairs: both sides, the right one in an order that does not tell which belongs to which. */
export const listsOfPairs = (pairs: readonly (readonly [left: string, right: string])[]): string[] =>
  listsOfChoices([pairs.map(([left]) => left), pairs.map(([, right]) => right).toSorted()])
