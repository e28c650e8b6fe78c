import * as z from 'zod/mini'
import { languages } from '../language/languages.ts'

/** A language that pages and mails can be in. */
export const pageLanguageTag = z.enum(languages)
