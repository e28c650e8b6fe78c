const firstMs = 500
const longestMs = 10_000

/** What a person is told while a lost connection is being made again. */
export const connectionLost = 'Connection to the server was lost. Your questions are safe, we keep trying.'

/**
 * How long to wait before connecting again, in milliseconds: half a second, doubled at each try, never more
 * than ten seconds. A host spreads it (`provide({ delays })`), so that a crowd that lost its server together
 * does not come back together.
 */
export const backOffMs = (tries: number): number => Math.min(longestMs, firstMs * 2 ** tries)
