const numbered = /^\s*\p{Nd}{1,3}\s*[.)、．]\s*\S/u
const option = /^\s*[([（]?[A-Za-z](?:[.)\]）]\s*|\s+)\S/u
const leastLines = 3

/** Whether questions with options stand in the lines above a table, which is their key then. */
export const isBelowList = (above: readonly string[]): boolean =>
  above.some((line) => numbered.test(line)) &&
  above.filter((line) => numbered.test(line) || option.test(line)).length >= leastLines
