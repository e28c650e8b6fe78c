import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import type { Attempt } from '../find-attempt.ts'
import { graceMs } from '../require-open.ts'

/** When a device sends, in milliseconds; a page of an earlier release says a date-time. */
export type SentAt = number | string | undefined

/**
 * How long a request was on its way, in milliseconds. The device says when it sent it, and may be wrong: no more than
 * the grace period is believed. Two answers of one second keep their order only if the time has milliseconds.
 */
export const transitOf = (sentAt: SentAt, now: Date): number => {
  if (sentAt === undefined) return 0
  const sent = typeof sentAt === 'number' ? sentAt : parseDateTime(sentAt).getTime()
  return Math.min(Math.max(0, now.getTime() - sent), graceMs)
}

/**
 * Returns the time of an answer by the services' clock. Devices send its age, because their clocks may be wrong. It is
 * not before the attempt, unless the clock was put back to before it.
 */
export const readTime = (
  { answered_ago: ago = 0 }: Pick<GivenAnswer, 'answered_ago'>,
  attempt: Pick<Attempt, 'startedAt'>,
  now: Date,
  transitMs = 0,
): Date => notBeforeAttempt(new Date(now.getTime() - transitMs - ago * 1_000), attempt, now)

/** Limits a time that a device tells to the attempt and the present. */
export const notBeforeAttempt = (time: Date, { startedAt }: Pick<Attempt, 'startedAt'>, now: Date): Date => {
  if (time > now) return now
  return time < startedAt && startedAt <= now ? startedAt : time
}
