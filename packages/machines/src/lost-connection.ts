import { texts } from '@quizwright/domain/language/say.ts'

const firstMs = 500
const longestMs = 10_000

/** The sentence shown while the browser reconnects. */
export const { connectionLost } = texts({
  connectionLost: 'Connection to the server was lost. Your questions are safe, we keep trying.',
})

/**
 * The delay before the next attempt to reconnect, in milliseconds: 500, doubled at each try, at most 10,000.
 * The host adds jitter (`provide({ delays })`), so that browsers that lost the same server do not all
 * reconnect at once.
 */
export const backOffMs = (tries: number): number => Math.min(longestMs, firstMs * 2 ** tries)
