import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { csvLimits, wireLimits } from '@quizwright/domain/limits.ts'
import { createQuizFindings } from '@quizwright/domain/rules/quiz.ts'
import {
  csvPreview,
  fileLink,
  questionFormat,
  reading,
  readingChoices,
} from '@quizwright/domain/schemas/csv.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { createQuizBody, quiz } from '@quizwright/domain/schemas/quiz.ts'
import { similarQuestions } from '../schemas/similar.ts'
import { count, id } from '@quizwright/domain/schemas/text.ts'
import { exampleQuizDetails } from './example-quiz-details.ts'

/** Uploads question files, and reads or analyses uploaded ones. */
export const csvEndpoints = {
  uploadCsv: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/upload-csv',
    access: 'instructor',
    summary: 'Uploads a question file, CSV or another format, and returns the key under which it is stored.',
    upload: { file: 'file', maxBytes: csvLimits.fileBytes },
    response: quizResponse(z.looseObject({ fileLink })),
    problems: ['CSV_EMPTY', 'CSV_NOT_CSV', 'ONE_FILE_ONLY', 'FILE_MISSING', 'STORAGE_FULL'],
    example: { body: '$csv' },
  }),
  createQuizFromCsv: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/create-quiz-from-csv',
    work: ['reading', 'encoding'],
    access: 'instructor',
    idempotent: 'by key',
    summary:
      'Creates an unpublished quiz from an uploaded question file. Errors in questions are returned as warnings.',
    body: z.strictObject({ fileLink, ...readingChoices, ...z.omit(createQuizBody, { copy_of: true }).shape }),
    rules: createQuizFindings,
    response: quizResponse(z.looseObject({ quiz, questions: count, warnings: z.array(z.string()) })),
    problems: [
      'RULE',
      'NOT_FOUND',
      'CSV_EMPTY',
      'CSV_NOT_CSV',
      'CSV_ENCODING',
      'CSV_HEADER',
      'CSV_QUOTE',
      'CSV_TOO_LARGE',
    ],
    scope: { instructor: ['body.instructor_id'], owned: { 'body.fileLink': 'file' }, right: 'owner' },
    // One call reads and stores a whole import.
    limits: { slow: true },
    example: { body: { ...exampleQuizDetails, fileLink: '$file' } },
  }),
  previewCsv: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/preview-csv',
    work: ['reading'],
    access: 'instructor',
    idempotent: true,
    extension: true,
    summary:
      'Previews an uploaded file before it is read: its encoding, its columns, its first rows, and the words ' +
      'whose meaning the author must explain.',
    body: z.strictObject({ fileLink, reading: z.optional(reading), format: z.optional(questionFormat) }),
    response: quizResponse(csvPreview),
    problems: ['NOT_FOUND', 'CSV_EMPTY', 'CSV_ENCODING', 'CSV_HEADER', 'CSV_QUOTE', 'CSV_TOO_LARGE'],
    scope: { owned: { 'body.fileLink': 'file' }, right: 'owner' },
    example: { body: { fileLink: '$file' } },
    limits: { slow: true },
  }),
  findSimilarQuestions: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/find-similar-questions',
    work: ['reading'],
    access: 'instructor',
    idempotent: true,
    extension: true,
    summary:
      'Finds near-duplicates: questions of an uploaded file that are similar to another one in the file, or to ' +
      'one in another quiz of the caller.',
    body: z.strictObject({ fileLink, quiz_id: id, ...readingChoices }),
    response: quizResponse(similarQuestions),
    problems: ['NOT_FOUND', 'CSV_EMPTY', 'CSV_ENCODING', 'CSV_HEADER', 'CSV_QUOTE', 'CSV_TOO_LARGE'],
    scope: { owned: { 'body.fileLink': 'file', 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: { body: { fileLink: '$file', quiz_id: '$quiz' } },
    // Both questions of a pair may be long.
    limits: { slow: true, responseBytes: wireLimits.longResponseBytes },
  }),
}
