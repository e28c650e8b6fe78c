import { id } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { learnerRoutes } from './learner-routes.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import {
  codeMail,
  confirmCodeBody,
  confirmedStudent,
  openLaunchBody,
  openLinkBody,
  ownAttempts,
  requestCodeBody,
  requestedCode,
} from '../schemas/learner.ts'

const byId = z.strictObject({ id })
const asStudent = { service: 'quiz', access: 'student' } as const

/** The learner's calls by which the services know who a student is: by a code, or by a personal link. */
export const learnerIdentityEndpoints = {
  requestCode: defineRow({
    service: 'quiz',
    access: 'public',
    ...learnerRoutes.requestCode,
    summary: 'Sends a code to an e-mail address, for sessions that require a confirmed address.',
    body: requestCodeBody,
    response: quizResponse(requestedCode),
    carriesSecret: true,
    problems: ['NOT_FOUND', 'QUIZ_CLOSED', 'RULE', 'TOO_MANY_CODES'],
    example: { body: { session_id: '$mailSession', email: 'ada@example.org' } },
  }),
  readCodeMail: defineRow({
    ...asStudent,
    ...learnerRoutes.readCodeMail,
    summary: 'Reads whether the mail with a code has been sent. Needs the token of the confirmation.',
    response: quizResponse(codeMail),
    problems: ['NOT_FOUND'],
    example: {},
  }),
  confirmCode: defineRow({
    ...asStudent,
    ...learnerRoutes.confirmCode,
    summary: 'Confirms an e-mail address by its code and returns the token of the student.',
    body: confirmCodeBody,
    response: quizResponse(confirmedStudent),
    carriesSecret: true,
    problems: ['NOT_FOUND', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP', 'CODE_USED'],
    example: { body: { code: '$code' } },
  }),
  openPersonalLink: defineRow({
    service: 'quiz',
    access: 'public',
    ...learnerRoutes.openPersonalLink,
    summary: 'Returns the token of the student to whom a personal link belongs.',
    body: openLinkBody,
    response: quizResponse(confirmedStudent),
    carriesSecret: true,
    problems: ['NOT_FOUND', 'PERSONAL_LINK_WRONG'],
    example: { body: { session_id: '$session', secret: '$linkSecret' } },
  }),
  openLaunch: defineRow({
    service: 'quiz',
    access: 'public',
    ...learnerRoutes.openLaunch,
    summary: 'Exchanges the ticket of a launch from a learning platform, once, for the token of the student.',
    body: openLaunchBody,
    response: quizResponse(confirmedStudent),
    carriesSecret: true,
    problems: ['NOT_FOUND', 'LTI_USED'],
    example: { body: { session_id: '$session', ticket: '$launchTicket' } },
  }),
  listOwnAttempts: defineRow({
    ...asStudent,
    ...learnerRoutes.listOwnAttempts,
    summary: 'Lists the attempts of a confirmed student with the instructor of a session.',
    params: byId,
    response: quizResponse(ownAttempts),
    problems: ['NOT_FOUND', 'IDENTITY_NEEDED'],
    example: { params: { id: '$mailSession' } },
  }),
}
