import {
  publicConfig as publicConfigSchema,
  type Wording,
} from '@quizwright/contracts/schemas/public-config.ts'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import type { PublicAddresses } from '../public-addresses.ts'

/** GET /config.json returns settings of the page that are not known at build time. */
export const publicConfig = fp<{ addresses: PublicAddresses; wording?: Wording | undefined }>(
  async (app, { addresses, wording = 'specification' }) => {
    const config = z.parse(publicConfigSchema, { ...addresses, role: 'instructor', wording })
    app.get('/config.json', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return config
    })
  },
  { name: 'public-config', dependencies: ['under-pressure'] },
)
