import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { createQuizFindings, updateQuizFindings } from '@quizwright/domain/rules/quiz.ts'
import { abilities } from '../schemas/abilities.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import {
  createQuizBody,
  quiz,
  quizType,
  quizVersion,
  updateQuizBody,
} from '@quizwright/domain/schemas/quiz.ts'
import { openAttempts, quizOverview } from '../schemas/quiz-overview.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'
import { exampleQuizDetails } from './example-quiz-details.ts'

const byId = z.strictObject({ id })
const oneQuiz = z.strictObject({ quiz_id: id })
const quizIds = z.strictObject({ quiz_id: z.array(id).check(z.minLength(1), z.maxLength(1_000)) })
const quizDetailsResponse = quizResponse(z.looseObject({ quiz }))
const changedQuizzesResponse = quizResponse(z.looseObject({ quiz_id: z.array(id) }))

/** `sections` is absent if no question is in one, or if services know of no draws. `marks` is null if they differ. */
const questionCount = z.looseObject({
  question: count,
  sections: z.optional(
    z.array(z.looseObject({ section: text(lengths.name), count, marks: z.nullable(z.number()) })),
  ),
})

/** What the rows have in common that change a state of several quizzes at once. */
const changeOfState = {
  isLogged: true,
  service: 'quiz',
  method: 'PUT',
  access: 'instructor',
  idempotent: true,
  body: quizIds,
  response: changedQuizzesResponse,
  problems: ['NOT_FOUND'],
  scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
  example: { body: { quiz_id: ['$quiz'] } },
} as const

/** Creates, reads and changes single quizzes and their versions. */
export const quizEndpoints = {
  createQuiz: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/create-quiz',
    access: 'instructor',
    idempotent: 'by key',
    problems: ['RULE', 'NOT_FOUND', 'FEATURE_NOT_OFFERED'],
    summary:
      'Creates a quiz and its first session in one transaction. `copy_of` also copies the questions of another quiz.',
    body: createQuizBody,
    rules: createQuizFindings,
    response: quizDetailsResponse,
    scope: { instructor: ['body.instructor_id'], owned: { 'body.copy_of': 'quiz' }, right: 'viewer' },
    example: { body: exampleQuizDetails },
  }),
  // Logged where it is done, with the values before.
  updateQuiz: defineRow({
    service: 'quiz',
    method: 'PUT',
    path: 'quiz/update-quiz',
    access: 'instructor',
    idempotent: 'by key',
    problems: ['RULE', 'NOT_FOUND', 'CONFLICT', 'NEW_VERSION_NEEDED', 'FEATURE_NOT_OFFERED'],
    summary:
      'Changes the details of a quiz. `is_published` true publishes it if its questions have no errors.',
    body: updateQuizBody,
    rules: updateQuizFindings,
    response: quizDetailsResponse,
    scope: { instructor: ['body.instructor_id'], owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: { body: { quiz_id: '$quiz', description: 'A new description.' } },
  }),
  getVersions: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/get-version',
    access: 'instructor',
    summary: 'Lists the versions of a quiz, newest first.',
    body: oneQuiz,
    response: quizResponse(z.looseObject({ versions: z.array(quizVersion) })),
    problems: ['NOT_FOUND'],
    idempotent: true,
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'viewer' },
    example: { body: { quiz_id: '$quiz' } },
  }),
  getUpdatedVersion: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-quiz-updated-version/:id',
    access: 'instructor',
    summary: 'Reads the newest version of a quiz, by the id of any of its versions.',
    params: byId,
    response: quizDetailsResponse,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
  getQuizType: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/quiz-type',
    access: 'instructor',
    summary: 'Reads the type of a quiz.',
    idempotent: true,
    body: oneQuiz,
    response: quizResponse(z.looseObject({ quiz_type: quizType })),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'viewer' },
    example: { body: { quiz_id: '$quiz' } },
  }),
  getQuizForInstructor: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-quiz-for-instructor/:id',
    access: 'instructor',
    summary: 'Reads a quiz with its reports and their count.',
    params: byId,
    response: quizDetailsResponse,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
  getQuizOverview: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-overview',
    access: 'instructor',
    extension: true,
    summary:
      'Reads the overview of a quiz, by its id, a session or a result: ' +
      'its state, its versions and the number of waiting answers.',
    query: z.strictObject({
      quizId: z.optional(id),
      sessionId: z.optional(id),
      resultId: z.optional(id),
    }),
    response: quizResponse(z.looseObject({ overview: quizOverview })),
    problems: ['NOT_FOUND'],
    scope: {
      owned: { 'query.quizId': 'quiz', 'query.sessionId': 'session', 'query.resultId': 'result' },
      right: 'viewer',
    },
    example: { query: { quizId: '$quiz' } },
  }),
  getAbilities: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-abilities',
    access: 'instructor',
    extension: true,
    summary:
      'Lists the kinds of questions that the services store beside one right answer and descriptive ones, ' +
      'and features of quizzes. The gateway asks too, and relays no kind that is not listed.',
    response: quizResponse(abilities),
    example: {},
  }),
  getSharableLink: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-sharable-link/:id',
    access: 'instructor',
    summary: 'Returns the link under which students take a published quiz.',
    params: byId,
    response: quizResponse(z.looseObject({ link: text(lengths.link) })),
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$publishedQuiz' } },
  }),
  countOpenAttempts: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/count-open-attempts',
    access: 'instructor',
    extension: true,
    summary:
      'Counts the students who are taking quizzes now, before these are unpublished or archived. ' +
      'Quizzes without any are left out.',
    idempotent: true,
    body: quizIds,
    response: quizResponse(z.looseObject({ quizzes: z.array(openAttempts) })),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'viewer' },
    example: { body: { quiz_id: ['$publishedQuiz'] } },
  }),
  unpublishQuizzes: defineRow({
    ...changeOfState,
    path: 'quiz/unpublish-quiz',
    summary: 'Unpublishes quizzes.',
  }),
  archiveQuizzes: defineRow({
    ...changeOfState,
    path: 'quiz/archive-quiz',
    summary: 'Archives quizzes. Their published state stays.',
  }),
  unarchiveQuizzes: defineRow({
    ...changeOfState,
    path: 'quiz/unarchive-quiz',
    summary: 'Unarchives quizzes.',
  }),
  sendData: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'quiz/send-data',
    access: 'instructor',
    summary: 'Acknowledges data about a quiz.',
    body: z.looseObject({ quiz_id: id }),
    response: quizResponse(z.looseObject({ quiz_id: id })),
    problems: ['NOT_FOUND'],
    idempotent: true,
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'viewer' },
    example: { body: { quiz_id: '$quiz', seen: true } },
  }),
  getQuestionCount: defineRow({
    service: 'quiz',
    method: 'GET',
    path: 'quiz/get-question-count/:quizId',
    access: 'instructor',
    summary: 'Counts the questions of a quiz.',
    params: z.strictObject({ quizId: id }),
    response: quizResponse(questionCount),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.quizId': 'quiz' }, right: 'viewer' },
    example: { params: { quizId: '$quiz' } },
  }),
}
