import * as z from 'zod/mini'
import { maxInteger, lengths } from '../limits.ts'

/** Postgres text cannot hold NUL, and a lone surrogate has no UTF-8 form: both are refused at the door. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

/** What is too long is judged no further: a pattern beside the limit may take the square of the length. */
const atMost = (max: number) => z.maxLength(max, { abort: true })

/** A text of at most `max` characters that can be stored and shown back unchanged. */
export const text = (max: number) =>
  z.string().check(atMost(max), z.refine(isStorable, 'must hold neither a NUL nor half of a character'))

/** An opaque identity. The reference services make ULIDs; other services may use what they like. */
export const idPattern = /^[A-Za-z0-9_-]+$/
export const id = z.string().check(z.minLength(1), atMost(lengths.id), z.regex(idPattern, 'must be an id'))

/** Not every month has 31 days, and `Date` would roll the rest over into the next. */
const isRealDay = (value: string): boolean => {
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number]
  return day <= 28 || new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

const dateTimePattern = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
const notMoment = { error: 'must be a moment as yyyy-MM-dd HH:mm:ss', abort: true }

/** `yyyy-MM-dd HH:mm:ss` in UTC: the form of every moment on the wire. */
export const dateTime = z
  .string()
  .check(z.regex(dateTimePattern, notMoment), z.refine(isRealDay, 'must be a day that there is'))

/**
 * A moment from a form in which it may have been emptied: a rule says that it is required, the schema would
 * say it worse.
 */
export const dateTimeOrEmpty = z.string().check(
  z.refine((value) => value === '' || dateTimePattern.test(value), notMoment),
  z.refine((value) => value === '' || isRealDay(value), 'must be a day that there is'),
)

/** A count of things: a whole number from 0. */
export const count = z.int().check(z.minimum(0), z.maximum(maxInteger))

/**
 * A link to an image or page: ours begin with a slash, others are http(s). Anything else could run as a
 * script.
 */
export const linkPattern = /^(?:https?:\/\/|\/(?!\/)|$)/
export const link = text(lengths.link).check(z.regex(linkPattern, 'must be a link'))

/** TeX is bounded because a short one can expand into megabytes. */
export const tex = text(lengths.tex)
