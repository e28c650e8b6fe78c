import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { markingTeamFindings } from '@quizwright/domain/rules/marking-team.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { markDifferences, markingTeam, markingTeamBody } from '../schemas/marking-team.ts'
import { id, text } from '@quizwright/domain/schemas/text.ts'

const byId = z.strictObject({ id })
const call = { service: 'quiz', access: 'instructor', extension: true } as const
const owned = { 'params.id': 'quiz' } as const

/** Marking the descriptive answers of a quiz in a team. */
export const markingTeamEndpoints = {
  getMarkingTeam: defineRow({
    ...call,
    method: 'GET',
    path: 'team-marking/get-team/:id',
    summary:
      'Reads who marks which answers of a quiz, how far each marker is, and how well two marks of one answer agree.',
    params: byId,
    response: quizResponse(markingTeam),
    scope: { owned, right: 'marker', share: 'nameless' },
    example: { params: { id: '$daqQuiz' } },
  }),
  saveMarkingTeam: defineRow({
    ...call,
    method: 'PUT',
    isLogged: true,
    idempotent: true,
    path: 'team-marking/save-team/:id',
    summary:
      'Shares the answers of a quiz out among markers, by question or by student, and says how many are marked twice.',
    params: byId,
    body: markingTeamBody,
    rules: markingTeamFindings,
    response: quizResponse(markingTeam),
    problems: ['NOT_FOUND', 'RULE', 'TEAM_CHANGED'],
    scope: { owned, right: 'editor' },
    example: {
      params: { id: '$daqQuiz' },
      body: {
        revision: 0,
        shared_by: 'student',
        marker_ids: [],
        questions: [],
        sample_percent: 0,
        most_difference: 20,
      },
    },
  }),
  getMarkDifferences: defineRow({
    ...call,
    method: 'GET',
    path: 'team-marking/get-differences/:id',
    summary:
      'Reads the answers whose two marks are too far apart, those that wait for the owner or those decided. ' +
      'The owner decides one by saving its mark.',
    params: byId,
    query: z.strictObject({ state: z.enum(['open', 'decided']), after: z.optional(text(500)) }),
    response: quizResponse(markDifferences),
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned, right: 'editor' },
    limits: { responseBytes: wireLimits.longResponseBytes },
    example: { params: { id: '$daqQuiz' }, query: { state: 'open' } },
  }),
}
