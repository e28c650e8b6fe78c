const firstMs = 500
const longestMs = 10_000

/**
 * How long to wait before connecting again, in milliseconds: half a second, doubled at each try, never more than ten seconds.
 * A host spreads it (`provide({ delays })`), so that a crowd that lost its server together does not come back together.
 */
export const backOffMs = (tries: number): number => Math.min(longestMs, firstMs * 2 ** tries)
