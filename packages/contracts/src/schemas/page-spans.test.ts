import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageSpanLimits, pageSpans } from './page-spans.ts'

const span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  method: 'GET',
  path: '/api/quiz/list_1.2~a-B',
  startedAt: 1_900_000_000_000,
  ms: 12.5,
  status: 200,
}
const takes = (changes: object, body: object = {}): boolean =>
  z.safeParse(pageSpans, { sentAt: 1_900_000_000_000, spans: [{ ...span, ...changes }], ...body }).success

test('given a span with any method and the smallest and largest numbers, then it is accepted', () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'WS']) expect(takes({ method })).toBe(true)
  expect(takes({ startedAt: 0, ms: 0, status: 0 })).toBe(true)
  expect(takes({ startedAt: 8_640_000_000_000, ms: 86_400_000, status: 599 })).toBe(true)
  expect(takes({ path: '/'.padEnd(pageSpanLimits.pathLength, 'a') })).toBe(true)
  const many = Array.from({ length: pageSpanLimits.spansAtOnce }, () => span)
  expect(takes({}, { spans: many })).toBe(true)
  expect(takes({}, { spans: [...many, span] })).toBe(false)
})

test.each<[field: string, values: unknown[]]>([
  ['traceId', ['0'.repeat(32), span.traceId.slice(1), `${span.traceId}0`, span.traceId.toUpperCase()]],
  ['spanId', ['0'.repeat(16), span.spanId.slice(1), `${span.spanId}0`, `${span.spanId.slice(1)}g`]],
  ['method', ['PATCH', '']],
  ['path', ['', 'api', '/api?token=a', '/api/ü', `/${'a'.repeat(pageSpanLimits.pathLength)}`]],
  ['startedAt', [-1, 8_640_000_000_001, '0']],
  ['ms', [-1, 86_400_001, null]],
  ['status', [-1, 600, 200.5]],
  ['more', ['of the page']],
])('given an invalid %s, then the span is rejected', (field, values) => {
  for (const value of values) expect(takes({ [field]: value }), String(value)).toBe(false)
})

test('given a missing or invalid sentAt, or an unknown field, then the body is rejected', () => {
  expect(takes({})).toBe(true)
  for (const sentAt of [undefined, -1, 8_640_000_000_001]) expect(takes({}, { sentAt })).toBe(false)
  expect(takes({}, { more: 1 })).toBe(false)
})
