import * as z from 'zod/mini'
import { languages } from '@quizwright/domain/language/languages.ts'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'

const call = { service: 'quiz', access: 'instructor', extension: true } as const
const language = z.enum(languages)
const preferences = quizResponse(z.looseObject({ is_on: z.boolean(), language: z.nullable(language) }))

/** The emails that tell an instructor what colleagues did in shared quizzes. */
export const noticeEndpoints = {
  getMailPreferences: defineRow({
    ...call,
    method: 'GET',
    path: 'notices/get-preferences',
    summary: 'Reads whether the caller gets emails about shared quizzes, and in which language.',
    response: preferences,
    example: {},
  }),
  saveMailPreferences: defineRow({
    ...call,
    method: 'PUT',
    idempotent: true,
    path: 'notices/save-preferences',
    summary: 'Switches emails about shared quizzes on or off, or sets their language.',
    body: z.strictObject({ is_on: z.optional(z.boolean()), language: z.optional(language) }),
    response: preferences,
    example: { body: { is_on: true, language: 'en' } },
  }),
}
