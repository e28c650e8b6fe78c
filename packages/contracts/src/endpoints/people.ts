import { count } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { changePersonBody, handOverAllBody, people, peopleQuery, person } from '../schemas/people.ts'

const extension = { service: 'quiz', access: 'instructor', operator: true, extension: true } as const

/** Who has an account here, for those who administer the installation. */
export const peopleEndpoints = {
  getPeople: defineRow({
    ...extension,
    method: 'GET',
    path: 'people',
    summary: 'Lists the accounts by name, or those whose name or e-mail address has a text; 50 by default.',
    query: peopleQuery,
    response: quizResponse(people),
    example: { query: { search: 'Ada', count: '10' } },
  }),
  changePerson: defineRow({
    ...extension,
    method: 'PUT',
    path: 'people',
    summary:
      'Disables an account, which signs it out everywhere, or enables it, and gives or takes the right of an operator.',
    idempotent: true,
    body: changePersonBody,
    response: quizResponse(z.looseObject({ person })),
    problems: ['NOT_FOUND', 'RULE'],
    example: { body: { account_id: '$colleague', is_disabled: false } },
  }),
  handOverAll: defineRow({
    ...extension,
    method: 'PUT',
    path: 'people/hand-over',
    summary:
      'Gives all quizzes of one person to another, with versions, sessions, links, students and results.',
    idempotent: true,
    body: handOverAllBody,
    response: quizResponse(z.looseObject({ quizzes: count })),
    problems: ['NOT_FOUND', 'SHARE_REFUSED'],
    limits: { slow: true },
    example: { body: { account_id: '$colleague', to_id: '$instructor' } },
  }),
}
