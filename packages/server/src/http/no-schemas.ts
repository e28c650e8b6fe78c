import type { FastifyServerOptions } from 'fastify'

const refuse = (): never => {
  throw new Error('A route has a JSON schema, but requests and responses are checked by the contract alone.')
}

/**
 * Fastify settings for a server whose routes have no JSON schemas. They keep Fastify from loading its schema
 * compilers: 98 files with 4 MB, which take 30 ms for each server.
 */
export const noSchemas: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
}
