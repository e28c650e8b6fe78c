import recordedResponses from '../recorded-responses.json' with { type: 'json' }
import type { Row } from '../define.ts'
import { fillSamples } from './examples.ts'
import type { Convert, Json } from './json-schemas.ts'
import { failures } from './openapi-failures.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

export const tagOf = (row: Row): string => elementAt(row.path.replace(/^v\d+\//, '').split('/'), 0)

const securityOf: Readonly<Record<Row['access'], Json[]>> = {
  public: [],
  instructor: [{ uid: [], token: [] }],
  attempt: [{ attempt: [] }],
  student: [{ student: [] }],
}

export const operation = (name: string, row: Row, params: string[], convert: Convert): Json => ({
  tags: [tagOf(row)],
  summary: row.summary,
  ...(row.extension && { 'x-extension': true }),
  security: securityOf[row.access],
  parameters: [
    ...params.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: propertyOf(convert(defined(row.params, 'row.params')), name),
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
      content: { 'application/json': { schema: convert(row.response), ...recordedResponse(name) } },
    },
    ...failures(row),
  },
})

const propertyOf = (schema: Json, name: string): unknown => (schema['properties'] as Json)[name]

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

/** The recorded response to a row's example. scripts/record-responses.ts writes it. */
const recordedResponse = (name: string): Json =>
  name in recordedResponses ? { example: recordedResponses[name as keyof typeof recordedResponses] } : {}

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
