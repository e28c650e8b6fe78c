import { createHash, randomBytes } from 'node:crypto'
import { signInLimits } from '@quizwright/domain/limits.ts'

export const tokenLifeMs = signInLimits.tokenHours * 60 * 60 * 1_000

const longestLifeMs = signInLimits.tokenDaysAtMost * 24 * 60 * 60 * 1_000

/** Returns when a token that is used `now` expires: some hours later, but not after its maximum life. */
export const tokenEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + tokenLifeMs, createdAt.getTime() + longestLifeMs))

/** Makes a token: 256 random bits as base64url, which is valid in a header. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored form of a token. A fast hash is enough, because a random token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
