import * as z from 'zod/mini'
import { maxInteger, lengths } from '../limits.ts'

/** Postgres cannot store NUL in a text, and a lone surrogate has no UTF-8 form: both are refused. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

/** Ends validation at a too long text, because a pattern could take quadratic time on it. */
const atMost = (max: number) => z.maxLength(max, { abort: true })

/** A text of at most `max` characters that can be stored and read back unchanged. */
export const text = (max: number) =>
  z.string().check(atMost(max), z.refine(isStorable, 'must hold neither a NUL nor half of a character'))

/** An opaque id. The reference services use ULIDs; other services may use any other form. */
export const idPattern = /^[A-Za-z0-9_-]+$/
export const id = z.string().check(z.minLength(1), atMost(lengths.id), z.regex(idPattern, 'must be an id'))

/** Whether the day exists: `Date` would read February 30 as March 2. */
const isRealDay = (value: string): boolean => {
  const day = value.slice(8, 10)
  if (day <= '28') return true
  const [year, month] = [Number(value.slice(0, 4)), Number(value.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1, Number(day))).getUTCDate() === Number(day)
}

const dateTimePattern = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
const notMoment = { error: 'must be a moment as yyyy-MM-dd HH:mm:ss', abort: true }

/** `yyyy-MM-dd HH:mm:ss` in UTC: the format of every date-time on the wire. */
export const dateTime = z
  .string()
  .check(z.regex(dateTimePattern, notMoment), z.refine(isRealDay, 'must be a day that there is'))

/**
 * A date-time that may be empty. A rule requires it instead of the schema, because its message is clearer.
 */
export const dateTimeOrEmpty = z.string().check(
  z.refine((value) => value === '' || dateTimePattern.test(value), notMoment),
  z.refine((value) => value === '' || isRealDay(value), 'must be a day that there is'),
)

/** An integer from 0. */
export const count = z.int().check(z.minimum(0), z.maximum(maxInteger))

/**
 * A link to an image or page: a path of our own or an http(s) URL. Any other scheme could run a script, and
 * browsers read `/\host` and a tab between two slashes as `//host`.
 */
export const linkPattern = /^(?:https?:\/\/|\/(?![/\\\t\n\r])|$)/
export const link = text(lengths.link).check(z.regex(linkPattern, 'must be a link'))

/** TeX is limited in length, because a short text can expand to megabytes. */
export const tex = text(lengths.tex)
