import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createHttpMetrics } from '../metrics/http-metrics.ts'
import { policyReports, policyReportsPath } from './policy-reports.ts'

const send = async (contentType: string, payload: string) => {
  const metrics = createHttpMetrics('quizwright_test_')
  const app = fastify()
  await app.register(policyReports, { metrics })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: policyReportsPath,
    headers: { 'content-type': contentType },
    payload,
  })
  const text = await metrics.registry.metrics()
  await app.close()
  const counts = [...text.matchAll(/policy_reports_total\{directive="([^"]+)"\} (\d+)/g)]
  return { statusCode, counts: Object.fromEntries(counts.map(([, name, count]) => [name, Number(count)])) }
}

test('given a report in either format, then it is counted by its directive', async () => {
  const old = { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.test' } }
  expect(await send('application/csp-report', JSON.stringify(old))).toEqual({
    statusCode: 204,
    counts: { 'script-src': 1 },
  })
  const violation = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }
  expect(await send('application/reports+json', JSON.stringify([violation, violation]))).toEqual({
    statusCode: 204,
    counts: { 'img-src': 2 },
  })
})

test('given invented reports, then the number of labels stays bounded and nothing fails', async () => {
  const invented = { 'csp-report': { 'effective-directive': 'x'.repeat(5_000) } }
  expect((await send('application/csp-report', JSON.stringify(invented))).counts).toEqual({ another: 1 })
  for (const text of ['', 'null', '[', '[null,1,{"body":[]}]', '{"csp-report":"x"}'])
    expect(await send('application/csp-report', text), text).toMatchObject({ counts: {} })
  expect((await send('text/plain', 'x')).statusCode).toBe(415)
  expect((await send('application/csp-report', `"${'x'.repeat(40_000)}"`)).statusCode).toBe(413)
})
