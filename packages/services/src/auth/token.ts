import { createHash, randomBytes } from 'node:crypto'
import { signInLimits } from '@quizwright/contracts/limits.ts'

export const tokenLifeMs = signInLimits.tokenHours * 60 * 60 * 1_000

/** 256 random bits in letters that a header takes. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. It is random, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
