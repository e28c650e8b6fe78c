import answers from '../recorded-responses.json' with { type: 'json' }
import { paramsInPath, type Row } from '../define.ts'
import { endpoints } from '../endpoints.ts'
import { learnerEndpoints } from '../endpoints/learner.ts'
import { problems, type ProblemCode } from '../problems.ts'
import { problemBody } from '../schemas/problem.ts'
import { fillSamples } from './examples.ts'
import { createConverter, type Json } from './json-schemas.ts'
import { problemsOf } from '../http/problems-of.ts'

type Convert = ReturnType<typeof createConverter>['convert']
export type Info = { title: string; version: string }

/** Both tables, and where the calls of each are answered. */
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

/** Every call, the instructor's and the learner's, as an OpenAPI 3.1 document. */
export const openApiDocument = (info: Info): Json => {
  const { convert, components } = createConverter()
  const paths: Record<string, Json> = {}
  for (const { rows, prefix, servers } of tables) {
    for (const [name, row] of Object.entries(rows)) {
      for (const form of formsOf(row, prefix)) {
        const operationId = form.isWithoutLast ? `${name}WithoutLast` : name
        paths[form.path] = {
          ...paths[form.path],
          [row.method.toLowerCase()]: {
            operationId,
            ...(servers && { servers }),
            ...operation(name, row, form.params, convert),
          },
        }
      }
    }
  }
  const responses = failureResponses(convert)
  return {
    openapi: '3.1.1',
    info: {
      ...info,
      description:
        'What the instructor’s page says to the gateway, and the learner’s page to the services. Both ends of every call are checked against these tables. To try one, sign in with the first, then give its `uid` and `token` to Authorize. The two sockets are described at [/docs/asyncapi.json](/docs/asyncapi.json).',
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
          description: 'The token that signing in gave.',
        },
        attempt: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token that beginning the attempt gave.',
        },
      },
    },
  }
}

/** A path as OpenAPI writes it. An optional last parameter makes two, since OpenAPI knows none. */
const formsOf = (row: Row, prefix: string) => {
  const write = (path: string) => `${prefix}${path.replaceAll(/:([A-Za-z_]+)\??/g, '{$1}')}`
  const whole = { path: write(row.path), params: paramsInPath(row.path), isWithoutLast: false }
  if (!row.path.endsWith('?')) return [whole]
  const short = row.path.slice(0, row.path.lastIndexOf('/'))
  return [whole, { path: write(short), params: paramsInPath(short), isWithoutLast: true }]
}

const tagOf = (row: Row): string => row.path.replace(/^v\d+\//, '').split('/')[0]!

const securityOf: Readonly<Record<Row['access'], Json[]>> = {
  public: [],
  instructor: [{ uid: [], token: [] }],
  attempt: [{ attempt: [] }],
}

const operation = (name: string, row: Row, params: string[], convert: Convert): Json => ({
  tags: [tagOf(row)],
  summary: row.summary,
  security: securityOf[row.access],
  parameters: [
    ...params.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: memberOf(convert(row.params!), name),
      example: fillSamples(row.example.params?.[name] ?? '$quiz'),
    })),
    ...queryParameters(row, convert),
  ],
  ...(row.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: convert(row.body), ...exampleOf(row) } },
    },
  }),
  ...(row.upload && {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: formSchema(row.upload, convert) } },
    },
  }),
  responses: {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: convert(row.response), ...answerOf(name) } },
    },
    ...failures(row),
  },
})

const memberOf = (schema: Json, name: string): unknown => (schema['properties'] as Json)[name]

const queryParameters = (row: Row, convert: Convert): Json[] => {
  if (!row.query) return []
  const schema = convert(row.query)
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(schema['properties'] as Json).map(([name, member]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: member,
  }))
}

const exampleOf = (row: Row): Json => {
  const example = fillSamples(row.example.body)
  return example === undefined ? {} : { example }
}

/** What the services really answered to the example; scripts/record-responses.ts wrote it down. */
const answerOf = (name: string): Json =>
  name in answers ? { example: answers[name as keyof typeof answers] } : {}

const formSchema = ({ file, fields, maxBytes }: NonNullable<Row['upload']>, convert: Convert): Json => {
  const { properties = {}, required = [] } = fields ? convert(fields) : {}
  return {
    type: 'object',
    properties: {
      ...(properties as Json),
      [file]: {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: `One file of at most ${maxBytes} bytes.`,
      },
    },
    required: [...(required as string[]), file],
  }
}

const codesByStatus = (row: Row) =>
  [...Map.groupBy(problemsOf(row), (code) => problems[code].status)].sort(([one], [other]) => one - other)

/** The failures of a row by their status. Most rows fail alike, so each set of codes is described once. */
const failures = (row: Row): Json =>
  Object.fromEntries(
    codesByStatus(row).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${codes.join('.')}` },
    ]),
  )

/** Which codes a failure may have, and what each one says. */
const failureResponses = (convert: Convert): Json => {
  const sets = allRows.flatMap((row) => codesByStatus(row).map(([, codes]) => codes))
  return Object.fromEntries(
    sets.map((codes) => [
      codes.join('.'),
      {
        description: codes.map((code) => `\`${code}\` ${problems[code].message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { allOf: [convert(problemBody), { properties: { code: { enum: codes } } }] },
            example: exampleProblem(codes[0]!),
          },
        },
      },
    ]),
  )
}

const exampleProblem = (code: ProblemCode): Json => ({
  status: problems[code].status,
  code,
  message: problems[code].message,
  requestId: '01JZ0000000000000000000000',
})
