import specs from '@asyncapi/specs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { channels } from '../channels.ts'
import type { Row } from '../define.ts'
import { endpoints } from '../endpoints.ts'
import { learnerEndpoints } from '../endpoints/learner.ts'
import { problems } from '../problems.ts'
import { asyncApiDocument } from './asyncapi.ts'
import { channelsPage, endpointsPage, problemsPage } from './markdown.ts'
import { openApiDocument } from './openapi.ts'
import { problemsOf } from '../http/problems-of.ts'

const rows = { ...endpoints, ...learnerEndpoints }
const info = { title: 'Test', version: '1.2.3' }
type Operation = {
  operationId: string
  security: unknown[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { $ref: string }>
}
const openApi = openApiDocument(info)
const operations = Object.values(openApi['paths'] as Record<string, Record<string, Operation>>).flatMap(
  (path) => Object.values(path),
)
const operationOf = (name: string): Operation => operations.find((one) => one.operationId === name)!

test('the OpenAPI document is valid', async () => {
  const outcome = await new Validator().validate(structuredClone(openApi))
  expect(outcome.errors ?? []).toEqual([])
  expect(outcome.valid).toBe(true)
})

test('every row is an operation for each form of its path', () => {
  const forms = Object.entries<Row>(rows).flatMap(([name, row]) =>
    row.path.endsWith('?') ? [name, `${name}WithoutLast`] : [name],
  )
  expect(operations.map((one) => one.operationId).sort()).toEqual(forms.sort())
})

test('an operation has security, parameters, responses and failures', () => {
  expect(operationOf('signIn').security).toEqual([])
  expect(operationOf('createQuiz').security).toEqual([{ uid: [], token: [] }])
  expect([operationOf('startAttempt').security, operationOf('saveAnswers').security]).toEqual([
    [],
    [{ attempt: [] }],
  ])
  expect(operationOf('uploadCsv').requestBody?.content).toHaveProperty('multipart/form-data')
  expect(operationOf('createQuiz').requestBody?.content['application/json']?.example).toMatchObject({
    name: 'Motion in one dimension',
    instructor_id: 'instructor-1',
  })
  expect(operationOf('getGradingAgreement')).toHaveProperty('x-extension', true)
  expect(operationOf('createQuiz')).not.toHaveProperty('x-extension')
  for (const [name, row] of Object.entries<Row>(rows)) {
    const { responses } = operationOf(name)
    expect(responses[200]).toHaveProperty(['content', 'application/json', 'example'])
    for (const code of problemsOf(row))
      expect(responses[problems[code].status]?.$ref.split(/[./]/)).toContain(code)
  }
})

test('every referenced schema is defined', () => {
  for (const document of [openApi, asyncApiDocument(info)]) {
    const described = Object.keys((document['components'] as { schemas: object }).schemas)
    const referred = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      (match) => match[1],
    )
    expect(described).toEqual([...new Set(referred)].sort())
  }
})

test('the AsyncAPI document is valid', () => {
  const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(
    specs.schemasWithoutId['3.0.0'],
  )
  validate(structuredClone(asyncApiDocument(info)))
  expect(validate.errors ?? []).toEqual([])
  expect(validate({ ...asyncApiDocument(info), operations: { broken: {} } })).toBe(false)
})

test('every event of both channels is a message that is received or sent', () => {
  const document = asyncApiDocument(info) as {
    channels: Record<string, { messages: Record<string, { examples?: unknown[] }> }>
    operations: Record<string, { action: string; messages: unknown[] }>
  }
  for (const [name, channel] of Object.entries(channels)) {
    const [heard, said] = [Object.keys(channel.fromBrowser), Object.keys(channel.fromService)]
    expect(Object.keys(document.channels[name]!.messages)).toEqual([...heard, ...said])
    for (const message of Object.values(document.channels[name]!.messages))
      expect(message.examples).toHaveLength(1)
    expect(document.operations[`${name}.fromBrowser`]).toMatchObject({
      action: 'receive',
      messages: heard.map((event) => ({ $ref: `#/channels/${name}/messages/${event}` })),
    })
    expect(document.operations[`${name}.fromService`]!.messages).toHaveLength(said.length)
    const awaited = Object.values<{ summary: string; after?: readonly string[] }>(
      channel.fromService,
    ).flatMap(({ after = [] }) => after)
    expect(awaited.filter((event) => !heard.includes(event))).toEqual([])
    expect(
      heard.filter((event) => said.includes(event)),
      'events of one name on both sides',
    ).toEqual([])
  }
})

test('the generated pages list every call, every event and every problem', () => {
  for (const { path, fromBrowser, fromService } of Object.values(channels)) {
    for (const text of [path, ...Object.keys(fromBrowser), ...Object.keys(fromService)])
      expect(channelsPage()).toContain(`\`${text}\``)
  }
  for (const [name, row] of Object.entries<Row>(rows))
    expect(endpointsPage()).toContain(`| ${name} | \`${row.method} ${row.path}\``)
  for (const code of Object.keys(problems)) expect(problemsPage()).toContain(`| \`${code}\` |`)
  expect(problemsPage()).toContain(problems.NOT_FOUND.message)
})
