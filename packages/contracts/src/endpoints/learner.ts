import * as z from 'zod/mini'
import { checkTable, defineRow } from '../define.ts'
import { attemptLimits, imageLimits, wireLimits } from '@quizwright/domain/limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import {
  announcement,
  citiesQuery,
  startAttemptBody,
  startedAttempt,
  startPlace,
  suggestedCities,
} from '../schemas/learner.ts'
import {
  attempt,
  reportIssueBody,
  saveAnswersResult,
  saveAnswersBody,
  solution,
} from '@quizwright/domain/schemas/attempt.ts'
import { givenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import { lateAnswersBody, lateAnswersResult } from '@quizwright/domain/schemas/late-answer.ts'
import { attemptResult, studentReport } from '../schemas/attempt-result.ts'
import { courseVideo, passedBody, passedQuizzes } from '../schemas/course-video.ts'
import { dateTime, id, link } from '@quizwright/domain/schemas/text.ts'
import { learnerIdentityEndpoints } from './learner-identity.ts'
import { learnerRoutes } from './learner-routes.ts'

const byId = z.strictObject({ id })
const open = { service: 'quiz', access: 'public', params: byId } as const
const call = { service: 'quiz', access: 'attempt', params: byId } as const
const example = { params: { id: '$attempt' } } as const
const whileOpen = [
  'NOT_FOUND',
  'QUIZ_CLOSED',
  'ATTEMPT_LATE',
  'ATTEMPT_ENDED',
  'FOREIGN_QUESTION',
  'ANSWER_FIXED',
] as const

/**
 * The calls of the learner's page. They go straight to the services and have a table of their own, because
 * the gateway relays every row of the other table. Calls on an attempt carry the attempt's token in the
 * header `authorization`; without the right token the response is 404.
 */
export const learnerEndpoints = {
  announceQuiz: defineRow({
    ...open,
    ...learnerRoutes.announceQuiz,
    summary: 'Reads the quiz that a sharable link leads to: its newest published version.',
    response: quizResponse(announcement),
    problems: ['NOT_FOUND', 'QUIZ_CLOSED'],
    example: { params: { id: '$session' } },
  }),
  showCourseVideo: defineRow({
    ...open,
    ...learnerRoutes.showCourseVideo,
    summary: 'Reads a video of a course with its pop-up quizzes.',
    response: quizResponse(courseVideo),
    problems: ['NOT_FOUND'],
    example: { params: { id: '$video' } },
  }),
  readPassed: defineRow({
    ...open,
    ...learnerRoutes.readPassed,
    summary: 'Reads which pop-up quizzes of a video the student has passed.',
    body: passedBody,
    response: quizResponse(passedQuizzes),
    problems: ['NOT_FOUND'],
    idempotent: true,
    example: { params: { id: '$video' }, body: { tokens: [] } },
  }),
  suggestCities: defineRow({
    ...open,
    ...learnerRoutes.suggestCities,
    summary:
      'Reads which cities to suggest to a student of a country, those that most students live in first.',
    query: citiesQuery,
    response: quizResponse(suggestedCities),
    problems: ['NOT_FOUND'],
    example: { params: { id: '$session' }, query: { country: 'Pakistan' } },
  }),
  readStartPlace: defineRow({
    service: 'quiz',
    access: 'public',
    ...learnerRoutes.readStartPlace,
    summary:
      'Reads the place in line of the attempt that this browser has asked to begin. Needs the token of the browser.',
    response: quizResponse(startPlace),
    problems: [],
    example: {},
  }),
  startAttempt: defineRow({
    service: 'quiz',
    access: 'public',
    ...learnerRoutes.startAttempt,
    work: ['beginning'],
    summary: 'Begins an attempt. Returns its questions and its token.',
    body: startAttemptBody,
    response: quizResponse(startedAttempt),
    carriesSecret: true,
    problems: [
      'NOT_FOUND',
      'QUIZ_CLOSED',
      'SESSION_NOT_BEGUN',
      'SESSION_OVER',
      'RULE',
      'IDENTITY_NEEDED',
      'NOT_ON_LIST',
      'LTI_LAUNCH_NEEDED',
      'ACCESS_CODE_WRONG',
      'TOO_MANY_ACCESS_CODES',
      'ATTEMPTS_USED_UP',
    ],
    example: {
      body: {
        session_id: '$session',
        student: {
          full_name: 'Ada',
          email: 'ada@example.org',
          phone: '+92 300 1234567',
          city: 'Lahore',
          country: 'Pakistan',
          university: 'None',
        },
      },
    },
  }),
  ...learnerIdentityEndpoints,
  readAttempt: defineRow({
    ...call,
    ...learnerRoutes.readAttempt,
    summary: 'Reads the questions of an attempt and the answers so far.',
    response: quizResponse(attempt),
    problems: ['NOT_FOUND'],
    example,
    limits: { responseBytes: wireLimits.longResponseBytes },
  }),
  saveAnswers: defineRow({
    ...call,
    ...learnerRoutes.saveAnswers,
    summary: 'Saves answers of an open attempt.',
    body: saveAnswersBody,
    response: quizResponse(saveAnswersResult),
    problems: whileOpen,
    idempotent: true,
    example: { ...example, body: { answers: [] } },
    limits: { bodyBytes: attemptLimits.bodyBytes },
  }),
  checkAnswer: defineRow({
    ...call,
    ...learnerRoutes.checkAnswer,
    summary:
      'Checks whether an answer is correct, if the quiz allows it. The answer can no longer be changed.',
    body: givenAnswer,
    response: quizResponse(solution),
    problems: [...whileOpen, 'RULE'],
    idempotent: true,
    example: {
      ...example,
      body: { question_id: '$question', selected: [0], answer: '', is_marked: false, time_spent: 1 },
    },
  }),
  addImage: defineRow({
    ...call,
    ...learnerRoutes.addImage,
    work: ['uploading', 'encoding'],
    summary: 'Adds an image to a descriptive answer.',
    upload: { file: 'file', fields: z.strictObject({ question_id: id }), maxBytes: imageLimits.bytes },
    response: quizResponse(z.strictObject({ uploaded_images: z.array(link) })),
    problems: [...whileOpen, 'IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'IMAGE_BROKEN', 'QUOTA', 'RULE'],
    example: { ...example, body: '$image', fields: { question_id: '$question' } },
  }),
  removeImage: defineRow({
    ...call,
    ...learnerRoutes.removeImage,
    summary: 'Removes an image from a descriptive answer.',
    body: z.strictObject({ question_id: id, link }),
    response: quizResponse(z.strictObject({ uploaded_images: z.array(link) })),
    problems: whileOpen,
    idempotent: true,
    example: { ...example, body: { question_id: '$question', link: '/files/none' } },
  }),
  handInAttempt: defineRow({
    ...call,
    ...learnerRoutes.handInAttempt,
    work: ['handingIn'],
    summary: 'Hands in an attempt with its last answers. A repeated call returns the same response.',
    body: saveAnswersBody,
    response: quizResponse(attemptResult),
    problems: whileOpen,
    idempotent: true,
    example: { ...example, body: { answers: [] } },
    limits: { bodyBytes: attemptLimits.bodyBytes },
  }),
  sendLateAnswers: defineRow({
    ...call,
    ...learnerRoutes.sendLateAnswers,
    summary:
      'Stores answers that could not be sent before the end. They count only if the instructor accepts them.',
    body: lateAnswersBody,
    response: quizResponse(lateAnswersResult),
    problems: ['NOT_FOUND', 'QUIZ_CLOSED', 'FOREIGN_QUESTION', 'ANSWER_FIXED'],
    idempotent: true,
    example: { ...example, body: { answers: [] } },
    limits: { bodyBytes: attemptLimits.bodyBytes },
  }),
  addLateImage: defineRow({
    ...call,
    ...learnerRoutes.addLateImage,
    work: ['uploading', 'encoding'],
    summary:
      'Stores an image that could not be sent before the end. It counts only if the instructor accepts it.',
    upload: {
      file: 'file',
      fields: z.strictObject({ question_id: id, answered_at: z.optional(dateTime) }),
      maxBytes: imageLimits.bytes,
    },
    response: quizResponse(z.strictObject({ uploaded_images: z.array(link) })),
    problems: [
      'NOT_FOUND',
      'QUIZ_CLOSED',
      'FOREIGN_QUESTION',
      'IMAGE_TYPE',
      'IMAGE_TOO_LARGE',
      'IMAGE_BROKEN',
      'QUOTA',
      'RULE',
    ],
    example: {
      ...example,
      body: '$image',
      fields: { question_id: '$question', answered_at: '2030-01-01 10:00:00' },
    },
  }),
  readAttemptResult: defineRow({
    ...call,
    ...learnerRoutes.readAttemptResult,
    summary: 'Reads the result of an attempt once it may be shown.',
    response: quizResponse(attemptResult),
    problems: ['NOT_FOUND', 'ATTEMPT_OPEN'],
    example,
    limits: { responseBytes: wireLimits.longResponseBytes },
  }),
  reportIssue: defineRow({
    ...call,
    ...learnerRoutes.reportIssue,
    summary: 'Reports an issue with a question.',
    body: reportIssueBody,
    response: quizResponse(studentReport),
    problems: ['NOT_FOUND', 'FOREIGN_QUESTION'],
    idempotent: true,
    example: {
      ...example,
      body: { question_id: '$question', category: 'other', description: 'Two options are the same.' },
    },
  }),
}
export type LearnerEndpoints = typeof learnerEndpoints
export type LearnerCall = keyof LearnerEndpoints

checkTable(learnerEndpoints)
