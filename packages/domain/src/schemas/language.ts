import * as z from 'zod/mini'
import { languages } from '../language/languages.ts'

/** A language that pages and mails can be in. */
export const pageLanguageTag = z.enum(languages)

/** The language of questions, as a BCP 47 tag. It need not be one that the pages are translated into. */
export const contentLanguage = z
  .string()
  .check(
    z.maxLength(35, { abort: true }),
    z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'must be a language tag'),
  )
