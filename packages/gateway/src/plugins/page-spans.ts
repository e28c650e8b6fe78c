import { Problem } from '@quizwright/contracts/problem.ts'
import { pageSpans } from '@quizwright/contracts/schemas/page-spans.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const longestReport = 16 * 1_024

/**
 * POST /traces: the spans of a page, passed on to where ours go; there is no such address while nothing is
 * traced. Anybody may send some, so they can be few, short and plain.
 */
export const takePageSpans = (app: FastifyInstance, tracing: Tracing): void => {
  if (!tracing.isEnabled) return
  app.post('/traces', { bodyLimit: longestReport }, async (request, reply) => {
    const read = z.safeParse(pageSpans, request.body)
    if (!read.success) throw new Problem('CONTRACT')
    tracing.exportPageSpans(read.data.spans, read.data.sentAt)
    return reply.code(204).send()
  })
}
