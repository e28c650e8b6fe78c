import request from 'supertest'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

test('/config.json contains only the public addresses and the role', async () => {
  const addresses = {
    signInUrl: 'http://sign.example/in',
    learnerSiteUrl: 'http://learn.example',
    issueReportingUrl: 'http://issues.example',
    mapTilesUrl: 'http://tiles.example/{z}/{x}/{y}.png',
  }
  await using gateway = await startTestGateway(undefined, { addresses })
  const response = await request(gateway.url).get('/config.json')
  expect([response.status, response.body, response.headers['cache-control']]).toEqual([
    200,
    { ...addresses, role: 'instructor', wording: 'specification' },
    'no-store',
  ])
})
