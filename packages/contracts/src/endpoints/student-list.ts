import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import {
  addedStudents,
  addStudentsBody,
  removeStudentBody,
  replaceLinkBody,
  sendLinksBody,
  sentLinks,
  studentList,
} from '../schemas/student-list.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

const extension = { service: 'quiz', access: 'instructor', extension: true } as const
const ownSession = { owned: { 'body.sessionId': 'session' }, right: 'editor' } as const

/** The list of students who may take a quiz in a session. Each student has a personal link. */
export const studentListEndpoints = {
  getStudentList: defineRow({
    ...extension,
    method: 'GET',
    path: 'session/get-student-list/:sessionId',
    summary: 'Reads the student list of a session, with the personal links.',
    params: z.strictObject({ sessionId: id }),
    response: quizResponse(studentList),
    carriesSecret: true,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.sessionId': 'session' }, right: 'editor' },
    example: { params: { sessionId: '$session' } },
  }),
  addStudents: defineRow({
    ...extension,
    method: 'POST',
    path: 'session/add-students',
    summary: 'Adds pasted lines to the student list of a session. Invalid and repeated lines are reported.',
    body: addStudentsBody,
    response: quizResponse(addedStudents),
    carriesSecret: true,
    problems: ['NOT_FOUND', 'RULE'],
    idempotent: true,
    scope: ownSession,
    example: { body: { sessionId: '$session', text: 'Ada Lovelace, ada@example.org, 25' } },
  }),
  removeStudent: defineRow({
    ...extension,
    method: 'PUT',
    path: 'session/remove-student',
    summary: 'Removes a student from the list of a session. Attempts and results stay.',
    body: removeStudentBody,
    response: quizResponse(studentList),
    carriesSecret: true,
    problems: ['NOT_FOUND'],
    idempotent: true,
    scope: ownSession,
    example: { body: { sessionId: '$session', listed_id: 'nobody' } },
  }),
  restoreStudent: defineRow({
    ...extension,
    method: 'PUT',
    path: 'session/restore-student',
    summary: 'Returns a student to the list of a session. The personal link works again.',
    body: removeStudentBody,
    response: quizResponse(studentList),
    carriesSecret: true,
    problems: ['NOT_FOUND', 'RULE'],
    idempotent: true,
    scope: ownSession,
    example: { body: { sessionId: '$session', listed_id: 'nobody' } },
  }),
  replacePersonalLink: defineRow({
    ...extension,
    method: 'PUT',
    path: 'session/replace-personal-link',
    summary: 'Gives a student on the list of a session a new personal link. The old one no longer works.',
    body: replaceLinkBody,
    response: quizResponse(studentList),
    carriesSecret: true,
    problems: ['NOT_FOUND'],
    idempotent: true,
    scope: ownSession,
    example: { body: { sessionId: '$session', listed_id: 'nobody', link_number: 0 } },
  }),
  sendPersonalLinks: defineRow({
    ...extension,
    idempotent: 'by key',
    method: 'POST',
    path: 'session/send-personal-links',
    summary: 'Mails each student on the list of a session their personal link.',
    body: sendLinksBody,
    response: quizResponse(sentLinks),
    problems: ['NOT_FOUND', 'RULE', 'TOO_MANY_REQUESTS'],
    scope: ownSession,
    example: { body: { sessionId: '$session' } },
  }),
}
