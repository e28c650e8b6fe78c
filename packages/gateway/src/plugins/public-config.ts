import { publicConfig } from '@quizwright/contracts/schemas/public-config.ts'
import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import type { PublicAddresses } from '../config.ts'

/** GET /config.json: what the page must know and the build could not. */
export const tellPublicConfig = (app: FastifyInstance, addresses: PublicAddresses): void => {
  const told = z.parse(publicConfig, { ...addresses, role: 'instructor' })
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return told
  })
}
