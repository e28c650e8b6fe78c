import { type Check, skipSpace, unsure } from './program.ts'

type Bounds = { least: number; most: number }
/** Returns the limits of a list's length, or undefined if there are other checks. */
const readBounds = (checks: readonly Check[]): Bounds | undefined => {
  const bounds: Bounds = { least: 0, most: Infinity }
  for (const { _zod: zod } of checks) {
    if (zod.def.check === 'max_length' && 'maximum' in zod.def)
      bounds.most = Math.min(bounds.most, Number(zod.def.maximum))
    else if (zod.def.check === 'min_length' && 'minimum' in zod.def)
      bounds.least = Math.max(bounds.least, Number(zod.def.minimum))
    else return undefined
  }
  return bounds
}

/** Returns the body of a function that scans a list. The function named `item` scans each item. */
export const listSource = (item: string, checks: readonly Check[]): string => {
  const bounds = readBounds(checks)
  if (!bounds) return unsure
  return `
    if (b[at++] !== 91) return -1
    ${skipSpace}
    if (b[at] === 93) return ${bounds.least} === 0 ? at + 1 : -1
    for (let count = 1; count <= ${bounds.most}; count++) {
      at = ${item}(b, at)
      if (at < 0) return -1
      ${skipSpace}
      if (b[at] === 93) return count < ${bounds.least} ? -1 : at + 1
      if (b[at++] !== 44) return -1
      ${skipSpace}
    }
    return -1`
}

/** Returns the body of a function that scans a tuple. `items` are the names of the functions for its items. */
export const tupleSource = (items: readonly string[]): string => {
  if (items.length === 0) return unsure
  const scanned = items.map(
    (item) => `
    ${skipSpace}
    at = ${item}(b, at)
    if (at < 0) return -1
    ${skipSpace}`,
  )
  return `
    if (b[at++] !== 91) return -1
    ${scanned.join('\n    if (b[at++] !== 44) return -1')}
  
    return b[at] === 93 ? at + 1 : -1`
}
