import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { wireLimits } from '../limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { exportedFile, exportFormat } from '../schemas/export.ts'
import { id } from '../schemas/text.ts'

/** Writes the questions of a quiz for other tools. */
export const exportEndpoints = {
  exportQuiz: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/export/:quizId/:format',
    access: 'instructor',
    extension: true,
    summary:
      'Writes the questions of a quiz with their images in the format of another tool, and names what the ' +
      'format can not hold.',
    params: z.strictObject({ quizId: id, format: exportFormat }),
    response: quizResponse(exportedFile),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.quizId': 'quiz' } },
    example: { params: { quizId: '$quiz', format: 'gift' } },
    limits: { slow: true, responseBytes: wireLimits.longResponseBytes },
  }),
}
