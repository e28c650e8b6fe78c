import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { loadBuiltPage } from '@quizwright/pages/load-built-page.ts'
import { and, desc, eq, gt } from '../database/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { mails } from '../database/tables/mails.ts'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

const shown = 200

/**
 * GET /outbox on the operators' port: the mails that were not sent because no mail server is set up. They contain
 * codes, so only browsers on this machine may see them, even if the port is open to others.
 */
export const serveOutbox = (
  operations: FastifyInstance,
  { db, now, mailer }: Pick<Context, 'db' | 'now' | 'mailer'>,
): void => {
  operations.get('/outbox', async (request, reply) => {
    const isHere = isLoopbackAddress(request.ip) && isLoopbackHost(request.headers.host)
    if (!isHere) return reply.code(404).send({ message: new Problem('NO_ROUTE').message })
    const rows = await db
      .select()
      .from(mails)
      .where(and(eq(mails.state, 'outbox'), gt(mails.expiresAt, now())))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(shown)
    const { renderOutboxPage } = await loadBuiltPage('outbox')
    return reply.type('text/html; charset=utf-8').send(
      renderOutboxPage({
        isMailServerSet: mailer !== undefined,
        mails: rows.map(({ recipient, subject, body, createdAt }) => ({
          recipient,
          subject,
          body,
          createdAt: serializeDateTime(createdAt),
        })),
      }),
    )
  })
}
