import { readJsonBytes } from '@quizwright/contracts/http/strict-json.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Replaces Fastify's body parsers, which accept text/plain and JSON of any depth, with our strict JSON parser.
 * Multipart bodies stay unread for the handler.
 */
export const acceptJsonOnly = (scope: FastifyInstance): void => {
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined)
    const parsed = readJsonBytes(bytes)
    if (parsed.ok) done(null, parsed.value)
    else done(new Problem('MALFORMED', { message: parsed.problem }))
  })
  if (!scope.hasContentTypeParser('multipart/form-data'))
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}
