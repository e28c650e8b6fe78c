import { Problem } from '@quizwright/contracts/problem.ts'
import { pageSpans as pageSpansSchema } from '@quizwright/contracts/schemas/page-spans.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'

const maxBodyBytes = 16 * 1_024

/**
 * POST /traces exports the spans of a page to our own receiver of traces. The route exists only if tracing is
 * enabled. Anybody may send spans, so the schema limits their number, size and contents.
 */
export const pageSpans = fp<{ tracing: Tracing }>(
  async (app, { tracing }) => {
    if (!tracing.isEnabled) return
    app.post('/traces', { bodyLimit: maxBodyBytes }, async (request, reply) => {
      const parsed = z.safeParse(pageSpansSchema, request.body)
      if (!parsed.success) throw new Problem('CONTRACT')
      tracing.exportPageSpans(parsed.data.spans, parsed.data.sentAt)
      return reply.code(204).send()
    })
  },
  { name: 'page-spans', dependencies: ['rate-limits'] },
)
