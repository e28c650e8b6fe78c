import { paramsInPath, type Row } from '../define.ts'
import { endpoints } from '../endpoints.ts'
import { learnerEndpoints } from '../endpoints/learner.ts'
import { createConverter, type Json } from './json-schemas.ts'
import { failureResponses } from './openapi-failures.ts'
import { tagOf, operation } from './openapi-operation.ts'

export type Info = { title: string; version: string }

/** Both endpoint tables with their path prefix and their servers. */
const tables: readonly { rows: Readonly<Record<string, Row>>; prefix: string; servers?: Json[] }[] = [
  { rows: endpoints, prefix: '/api/' },
  {
    rows: learnerEndpoints,
    prefix: '/',
    servers: [
      {
        url: '{services}',
        description: 'The services themselves: the gateway relays no call of a learner.',
        variables: {
          services: { default: 'http://127.0.0.1:4001', description: 'The origin of LEARNER_SITE_URL.' },
        },
      },
    ],
  },
]
const allRows = tables.flatMap(({ rows }) => Object.values(rows))

/** Returns an OpenAPI 3.1 document of the endpoints of the instructor's page and of the learner's page. */
export const openApiDocument = (info: Info): Json => {
  const { convert, components } = createConverter()
  const paths: Record<string, Json> = {}
  for (const { rows, prefix, servers } of tables) {
    for (const [name, row] of Object.entries(rows)) {
      for (const operationPath of pathsOf(row, prefix)) {
        const operationId = operationPath.isWithoutLast ? `${name}WithoutLast` : name
        paths[operationPath.path] = {
          ...paths[operationPath.path],
          [row.method.toLowerCase()]: {
            operationId,
            ...(servers && { servers }),
            ...operation(name, row, operationPath.params, convert),
          },
        }
      }
    }
  }
  const responses = failureResponses(allRows, convert)
  return {
    openapi: '3.1.1',
    info: {
      ...info,
      description:
        'The calls of the instructor’s page to the gateway, and of the learner’s page to the services. ' +
        'Every request and every response is checked against this document. To try a call, sign in first ' +
        '(`POST /api/v1/auth/sign-in`) and enter the `uid` and the `token` of the response under ' +
        '“Authorize”. The two sockets are described at ' +
        '[/docs/asyncapi.json](/docs/asyncapi.json).',
    },
    servers: [{ url: '/', description: 'The gateway that serves this page.' }],
    tags: [...new Set(allRows.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components(),
      responses,
      securitySchemes: {
        uid: { type: 'apiKey', in: 'header', name: 'uid', description: 'The id of the signed-in user.' },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token in the response to the sign-in.',
        },
        attempt: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token in the response that began the attempt.',
        },
        student: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token in the response that confirmed an e-mail address or requested its code.',
        },
      },
    },
  }
}

/**
 * Returns the OpenAPI paths of a row. A row with an optional last parameter has two, because OpenAPI does not
 * support it.
 */
const pathsOf = (row: Row, prefix: string) => {
  const write = (path: string) => `${prefix}${path.replaceAll(/:([A-Za-z_]+)\??/g, '{$1}')}`
  const full = { path: write(row.path), params: paramsInPath(row.path), isWithoutLast: false }
  if (!row.path.endsWith('?')) return [full]
  const short = row.path.slice(0, row.path.lastIndexOf('/'))
  return [full, { path: write(short), params: paramsInPath(short), isWithoutLast: true }]
}
