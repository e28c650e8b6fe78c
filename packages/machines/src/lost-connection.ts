const firstMs = 500
const longestMs = 10_000

/** The sentence shown while a lost connection is opened again. */
export const connectionLost = 'Connection to the server was lost. Your questions are safe, we keep trying.'

/**
 * The delay before connecting again, in milliseconds: 500, doubled at each try, at most 10,000. The host adds
 * jitter (`provide({ delays })`), so that many browsers that lost a server do not reconnect at the same time.
 */
export const backOffMs = (tries: number): number => Math.min(longestMs, firstMs * 2 ** tries)
