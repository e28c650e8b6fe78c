import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'

/** GET /healthz: the process lives. GET /readyz: it takes requests and its database answers. */
export const tellHealth = (app: FastifyInstance, db: Database, isDraining: () => boolean): void => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const answers =
      !isDraining() &&
      (await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ))
    const status = isDraining() ? 'draining' : answers ? 'ready' : 'not ready'
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}
