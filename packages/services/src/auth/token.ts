import { createHash, randomBytes } from 'node:crypto'
import { signInLimits } from '@quizwright/contracts/limits.ts'

export const tokenLifeMs = signInLimits.tokenHours * 60 * 60 * 1_000

const longestLifeMs = signInLimits.tokenDaysAtMost * 24 * 60 * 60 * 1_000

/** When a token ends that is used at `at`: some hours later, but never later than its longest life allows. */
export const tokenEnd = (createdAt: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + tokenLifeMs, createdAt.getTime() + longestLifeMs))

/** 256 random bits as base64url, which fits into a header. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. A fast hash is enough, since a random token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
