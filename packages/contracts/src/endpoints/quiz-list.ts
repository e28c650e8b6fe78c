import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { lengths } from '../limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { listResponse, listState, pagination, searchKeys, sortKey, sortOrder } from '../schemas/quiz-list.ts'
import { count, id, text } from '../schemas/text.ts'

const instructor = z.strictObject({ instructorId: id })
const listBody = z.strictObject({
  instructor_id: id,
  ...pagination.shape,
  sortBy: z.optional(sortKey),
  orderBy: z.optional(sortOrder),
})
const quizListResponse = quizResponse(listResponse)
const countResponse = quizResponse(z.looseObject({ count }))

/** Lists, searches and counts the quizzes of an instructor. */
export const quizListEndpoints = {
  getFilteredQuizzes: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/get-filtered-and-sort-quizes/:instructorId',
    access: 'instructor',
    summary: 'Lists quizzes as the screen asks: filtered, searched, sorted, a page at a time.',
    idempotent: true,
    params: instructor,
    body: listState,
    response: quizListResponse,
    scope: { instructor: ['params.instructorId'] },
    example: {
      params: { instructorId: '$instructor' },
      body: {
        filters: { is_publish: true, is_archived: false, quiz_type: 'all' },
        sort: { sortBy: 'created_at', sortOrder: -1 },
        search: { key: 'quiz', value: '', search: false },
        pagination: { page: 1, perPage: 50 },
      },
    },
  }),
  searchQuizzes: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/search',
    access: 'instructor',
    summary: 'Finds quizzes by their name, course or module.',
    idempotent: true,
    body: z.strictObject({
      instructor_id: id,
      key: z.enum(searchKeys),
      value: text(lengths.search),
      ...pagination.shape,
    }),
    response: quizListResponse,
    scope: { instructor: ['body.instructor_id'] },
    example: { body: { instructor_id: '$instructor', key: 'quiz', value: 'motion', page: 1, perPage: 10 } },
  }),
  getQuizzesByInstructor: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/get-quizzes-by-instructor-id',
    access: 'instructor',
    summary: 'Lists the quizzes of an instructor that are not archived.',
    idempotent: true,
    body: listBody,
    response: quizListResponse,
    scope: { instructor: ['body.instructor_id'] },
    example: { body: { instructor_id: '$instructor', page: 1, perPage: 10, sortBy: 'name', orderBy: 1 } },
  }),
  getArchivedQuizzesByInstructor: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/get-archived-quizzes-by-instructor-id',
    access: 'instructor',
    summary: 'Lists the archived quizzes of an instructor.',
    idempotent: true,
    body: listBody,
    response: quizListResponse,
    scope: { instructor: ['body.instructor_id'] },
    example: { body: { instructor_id: '$instructor', page: 1, perPage: 10 } },
  }),
  getPublished: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/get-publish',
    access: 'instructor',
    summary: 'Lists the published quizzes of an instructor.',
    idempotent: true,
    body: listBody,
    response: quizListResponse,
    scope: { instructor: ['body.instructor_id'] },
    example: { body: { instructor_id: '$instructor', page: 1, perPage: 10 } },
  }),
  getUnpublished: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/get-unpublish',
    access: 'instructor',
    summary: 'Lists the unpublished quizzes of an instructor.',
    idempotent: true,
    body: listBody,
    response: quizListResponse,
    scope: { instructor: ['body.instructor_id'] },
    example: { body: { instructor_id: '$instructor', page: 1, perPage: 10 } },
  }),
  getPublishedCount: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-published-count/:instructorId',
    access: 'instructor',
    summary: 'Counts the published quizzes that are not archived.',
    params: instructor,
    response: countResponse,
    scope: { instructor: ['params.instructorId'] },
    example: { params: { instructorId: '$instructor' } },
  }),
  getUnpublishedCount: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-unpublished-count/:instructorId',
    access: 'instructor',
    summary: 'Counts the unpublished quizzes that are not archived.',
    params: instructor,
    response: countResponse,
    scope: { instructor: ['params.instructorId'] },
    example: { params: { instructorId: '$instructor' } },
  }),
}
