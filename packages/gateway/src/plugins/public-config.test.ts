import request from 'supertest'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

test('the page is told where to sign in and what else it needs to know, and nothing more', async () => {
  const addresses = {
    signInUrl: 'http://sign.example/in',
    learnerSiteUrl: 'http://learn.example',
    issueReportingUrl: 'http://issues.example',
    mapTilesUrl: 'http://tiles.example/{z}/{x}/{y}.png',
  }
  await using gateway = await startTestGateway(undefined, { addresses })
  const answer = await request(gateway.url).get('/config.json')
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
    200,
    { ...addresses, role: 'instructor' },
    'no-store',
  ])
})
