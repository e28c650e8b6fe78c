import { addShareFindings } from '@quizwright/domain/rules/share.ts'
import {
  acceptedQuiz,
  acceptLinkBody,
  addShareBody,
  changeShareBody,
  colleague,
  givenRole,
  handOverPreview,
  quizShares,
  removeShareBody,
  role,
  shareLink,
} from '@quizwright/domain/schemas/share.ts'
import { id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { listedQuiz, listResponse, listState } from '../schemas/quiz-list.ts'

const common = { service: 'quiz', access: 'instructor', extension: true } as const
const change = {
  ...common,
  method: 'POST',
  idempotent: true,
  isLogged: true,
  response: quizResponse(quizShares),
  problems: ['NOT_FOUND', 'RULE', 'SHARE_REFUSED'],
  scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'owner' },
} as const
const sharedQuiz = z.extend(listedQuiz, { role, owner: colleague })

/** Who may do what with a quiz, in all its versions. */
export const shareEndpoints = {
  getShares: defineRow({
    ...common,
    method: 'GET',
    path: 'share/get-shares/:id',
    summary: 'Reads who owns a quiz, and the roles of colleagues in it.',
    params: z.strictObject({ id }),
    response: quizResponse(quizShares),
    scope: { owned: { 'params.id': 'quiz' }, right: 'viewer' },
    example: { params: { id: '$quiz' } },
  }),
  addShare: defineRow({
    ...change,
    path: 'share/add-share',
    summary:
      'Gives a colleague, named by the e-mail address of their account, or all who teach the course of a quiz a role.',
    body: addShareBody,
    rules: addShareFindings,
    example: { body: { quiz_id: '$quiz', email: '$colleagueEmail', role: 'editor' } },
  }),
  changeShare: defineRow({
    ...change,
    path: 'share/change-share',
    summary: 'Gives a colleague or a course another role in a quiz.',
    body: changeShareBody,
    example: {
      body: { quiz_id: '$sharedQuiz', kind: 'person', subject_id: '$colleague', role: 'marker' },
    },
  }),
  removeShare: defineRow({
    ...change,
    path: 'share/remove-share',
    summary: 'Takes the role of a colleague or a course in a quiz away.',
    body: removeShareBody,
    example: { body: { quiz_id: '$sharedQuiz', kind: 'person', subject_id: '$colleague' } },
  }),
  makeShareLink: defineRow({
    ...common,
    method: 'POST',
    idempotent: true,
    isLogged: true,
    carriesSecret: true,
    path: 'share/make-link',
    summary:
      'Makes a link by which colleagues who are signed in give themselves a role in a quiz, for two weeks. It ' +
      'replaces the one before.',
    body: z.strictObject({ quiz_id: id, role: givenRole }),
    response: quizResponse(shareLink),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'owner' },
    example: { body: { quiz_id: '$quiz', role: 'editor' } },
  }),
  removeShareLink: defineRow({
    ...change,
    path: 'share/remove-link',
    summary: 'Ends the link for colleagues of a quiz. Who has a role keeps it.',
    body: z.strictObject({ quiz_id: id }),
    problems: ['NOT_FOUND'],
    example: { body: { quiz_id: '$quiz' } },
  }),
  acceptShareLink: defineRow({
    ...common,
    method: 'POST',
    idempotent: true,
    path: 'share/accept-link',
    summary: 'Gives the caller the role that a link for colleagues names, unless they have a higher one.',
    body: acceptLinkBody,
    response: quizResponse(acceptedQuiz),
    problems: ['SHARE_LINK_WRONG', 'SHARE_REFUSED'],
    example: { body: { secret: '$shareLink' } },
  }),
  leaveQuiz: defineRow({
    ...common,
    method: 'POST',
    idempotent: true,
    isLogged: true,
    path: 'share/leave',
    summary: "Gives up the caller's own role in a quiz of somebody else.",
    body: z.strictObject({ quiz_id: id }),
    response: quizResponse(z.looseObject({ quiz_id: id })),
    problems: ['NOT_FOUND', 'SHARE_REFUSED'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'viewer' },
    example: { body: { quiz_id: '$foreignQuiz' } },
  }),
  previewHandOver: defineRow({
    ...common,
    method: 'GET',
    path: 'hand-over/preview/:id',
    summary: 'Counts what handing over a quiz takes along. Changes nothing.',
    params: z.strictObject({ id }),
    response: quizResponse(handOverPreview),
    scope: { owned: { 'params.id': 'quiz' }, right: 'owner' },
    example: { params: { id: '$quiz' } },
  }),
  handOverQuiz: defineRow({
    ...common,
    method: 'POST',
    isLogged: true,
    path: 'hand-over/start',
    summary:
      'Makes a colleague who has a role in a quiz its owner, with all versions, sessions and students. ' +
      'The former owner stays as editor.',
    body: z.strictObject({ quiz_id: id, subject_id: id }),
    response: quizResponse(quizShares),
    problems: ['NOT_FOUND', 'SHARE_REFUSED', 'ROLE_CHANGED'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'owner' },
    example: { body: { quiz_id: '$sharedQuiz', subject_id: '$colleague' } },
  }),
  getSharedQuizzes: defineRow({
    ...common,
    method: 'POST',
    idempotent: true,
    path: 'quiz/get-shared-quizzes',
    summary: 'Lists a page of the quizzes of others in which the caller has a role, with role and owner.',
    body: listState,
    response: quizResponse(z.extend(listResponse, { quizzes: z.array(sharedQuiz) })),
    example: {
      body: {
        filters: { is_archived: false, quiz_type: 'all' },
        sort: { sortBy: 'created_at', sortOrder: -1 },
        search: { key: 'quiz', value: '', search: false },
        pagination: { page: 1, perPage: 50 },
      },
    },
  }),
}
