import { wireLimits } from '@quizwright/domain/limits.ts'
import { id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { connectionCodeBody, disconnectLtiBody, ltiAccounts, ltiConnection } from '../schemas/lti-account.ts'
import { ltiGroup } from '../schemas/lti-group.ts'
import { ltiScores, readMembersBody, resolveDifferenceBody, sendAgainBody } from '../schemas/lti-score.ts'

const extension = {
  service: 'quiz',
  access: 'instructor',
  extension: true,
  response: quizResponse(ltiScores),
  limits: { responseBytes: wireLimits.longResponseBytes },
} as const

/** Marks in the gradebooks of learning platforms, and the accounts there that belong to an instructor here. */
export const ltiEndpoints = {
  getLtiScores: defineRow({
    ...extension,
    method: 'GET',
    path: 'lti/scores/:sessionId',
    summary: 'Lists where the marks of a session stand in the gradebooks of learning platforms.',
    params: z.strictObject({ sessionId: id }),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.sessionId': 'session' }, right: 'marker', share: 'whole' },
    example: { params: { sessionId: '$session' } },
  }),
  getLtiGroups: defineRow({
    ...extension,
    method: 'GET',
    path: 'lti/groups/:quizId',
    summary:
      'Lists the courses, sections and groups of the students of a quiz, by which its results are filtered.',
    params: z.strictObject({ quizId: id }),
    response: quizResponse(z.strictObject({ groups: z.array(ltiGroup) })),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.quizId': 'quiz' }, right: 'viewer' },
    example: { params: { quizId: '$quiz' } },
  }),
  sendLtiScoresAgain: defineRow({
    isLogged: true,
    ...extension,
    method: 'PUT',
    path: 'lti/send-again',
    summary: 'Sends the mark of one student, or all that were refused, to the gradebook again.',
    idempotent: true,
    body: sendAgainBody,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.sessionId': 'session' }, right: 'editor' },
    example: { body: { sessionId: '$session' } },
  }),
  readLtiMembers: defineRow({
    isLogged: true,
    ...extension,
    method: 'PUT',
    path: 'lti/read-members',
    summary: 'Reads the members of the courses of a session now, and marks who has left.',
    idempotent: true,
    body: readMembersBody,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.sessionId': 'session' }, right: 'editor' },
    limits: { responseBytes: wireLimits.longResponseBytes, slow: true },
    example: { body: { sessionId: '$session' } },
  }),
  resolveLtiDifference: defineRow({
    isLogged: true,
    ...extension,
    method: 'PUT',
    path: 'lti/resolve-difference',
    summary: 'Keeps a mark that was changed in the gradebook, or replaces it by that of the quiz.',
    idempotent: true,
    body: resolveDifferenceBody,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.sessionId': 'session' }, right: 'owner' },
    example: {
      body: {
        sessionId: '$ltiSession',
        score_id: '$ltiScore',
        keep: 'theirs',
      },
    },
  }),
  getLtiAccounts: defineRow({
    ...extension,
    method: 'GET',
    path: 'lti/accounts',
    summary: 'Lists the accounts at learning platforms that are connected with the caller.',
    response: quizResponse(ltiAccounts),
    example: {},
  }),
  previewLtiConnection: defineRow({
    ...extension,
    method: 'POST',
    path: 'lti/preview-connection',
    summary: 'Says whose account at a learning platform a code connects. Nothing is connected yet.',
    idempotent: true,
    body: connectionCodeBody,
    response: quizResponse(ltiConnection),
    problems: ['LTI_CODE', 'LTI_CODES_WRONG'],
    example: { body: { code: '$ltiCode' } },
  }),
  connectLtiAccount: defineRow({
    ...extension,
    method: 'POST',
    path: 'lti/connect',
    summary: 'Connects an account at a learning platform with the caller by the code that the course shows.',
    body: connectionCodeBody,
    response: quizResponse(ltiAccounts),
    problems: ['LTI_CODE', 'LTI_CODES_WRONG'],
    example: { body: { code: '$ltiCode' } },
  }),
  disconnectLtiAccount: defineRow({
    ...extension,
    method: 'PUT',
    path: 'lti/disconnect',
    summary: 'Ends the connection with an account at a learning platform. Links in courses stay.',
    idempotent: true,
    body: disconnectLtiBody,
    response: quizResponse(ltiAccounts),
    example: { body: { account_id: '$ltiAccount' } },
  }),
}
