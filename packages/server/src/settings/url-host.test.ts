import { expect, test } from 'vitest'
import { urlHost } from './url-host.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
])('given a server that listens on %s, then its URL contains %s', (host, expected) => {
  expect(urlHost(host)).toBe(expected)
})
