import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { limits, wireLimits } from '@quizwright/domain/limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { exportedFile } from '../schemas/export.ts'
import { exportFormat } from '@quizwright/domain/schemas/export-format.ts'
import { questionContent } from '@quizwright/domain/schemas/question.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

/** Exports the questions of a quiz to formats of other tools. */
export const exportEndpoints = {
  exportQuiz: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'GET',
    path: 'quiz/export/:quizId/:format',
    work: ['encoding', 'writing'],
    access: 'instructor',
    extension: true,
    summary:
      'Exports the questions of a quiz with their images in the format of another tool, and lists the ' +
      'content that the format cannot hold.',
    params: z.strictObject({ quizId: id, format: exportFormat }),
    response: quizResponse(exportedFile),
    problems: ['NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_EMPTY'],
    scope: { owned: { 'params.quizId': 'quiz' }, right: 'viewer' },
    example: { params: { quizId: '$quiz', format: 'gift' } },
    limits: { slow: true, responseBytes: wireLimits.longResponseBytes },
  }),
  exportQuestions: defineRow({
    isLogged: true,
    service: 'quiz',
    method: 'POST',
    path: 'quiz/export-questions',
    work: ['encoding', 'writing'],
    access: 'instructor',
    idempotent: true,
    extension: true,
    summary:
      'Exports some questions of a quiz, as they are in its editor, in the format of another tool, and lists ' +
      'the content that the format cannot hold.',
    body: z.strictObject({
      quiz_id: id,
      format: exportFormat,
      questions: z.array(questionContent).check(z.minLength(1), z.maxLength(limits.questionsPerSave)),
    }),
    response: quizResponse(exportedFile),
    problems: ['NOT_FOUND', 'EXPORT_TOO_LARGE', 'EXPORT_EMPTY', 'KIND_NOT_OFFERED', 'FEATURE_NOT_OFFERED'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'viewer' },
    example: {
      body: {
        quiz_id: '$quiz',
        format: 'gift',
        questions: [fullQuestion({ question: 'Which river is longest?' })],
      },
    },
    limits: {
      slow: true,
      bodyBytes: wireLimits.questionsBytes,
      responseBytes: wireLimits.longResponseBytes,
    },
  }),
}
