/** Writes the lists that students choose from as lines, each text once. */
export const listsOfChoices = (lists: readonly (readonly string[])[]): string[] =>
  lists.map((list) => [...new Set(list)].filter((text) => text !== '').join(' / ')).filter(Boolean)

/** Lists both sides of pairs. The right side is sorted so that its order does not reveal the pairs. */
export const listsOfPairs = (pairs: readonly (readonly [left: string, right: string])[]): string[] =>
  listsOfChoices([pairs.map(([left]) => left), pairs.map(([, right]) => right).toSorted()])
