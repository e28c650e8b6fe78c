import { id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { markingOverview } from '../schemas/marking-overview.ts'
import { cursorQuery } from '../schemas/paging.ts'

/** What waits for marks, in all quizzes. It is apart from the other calls of marking, because every list shows it. */
export const markingOverviewEndpoints = {
  getMarkingOverview: defineRow({
    service: 'quiz',
    access: 'instructor',
    extension: true,
    problems: ['NOT_FOUND'],
    method: 'GET',
    path: 'marking/get-overview/:id',
    summary:
      'Counts the answers that wait for a mark in each quiz that an instructor may mark, the newest quiz first.',
    params: z.strictObject({ id }),
    query: cursorQuery,
    response: quizResponse(markingOverview),
    scope: { instructor: ['params.id'] },
    example: { params: { id: '$instructor' } },
  }),
}
