import fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('a response has the headers that protect data, and none that only documents or old browsers read', async () => {
  await using app = fastify()
  await app.register(securityHeaders)
  app.get('/', async () => 'text')
  const { headers } = await app.inject('/')
  expect(Object.keys(headers).filter((name) => /polic|security|origin|^x-/.test(name))).toEqual([
    'content-security-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ])
})
