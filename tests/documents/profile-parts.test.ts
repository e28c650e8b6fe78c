import { expect, test } from 'vitest'
import { authorShares, partOf, sharesOf } from '../bench/profile/parts.ts'

test.each([
  ['/home/me/quizwright/packages/gateway/src/rest/forward.ts', 'handle', 'gateway/src/rest'],
  ['/home/me/quizwright/packages/gateway/src/drain.ts', 'drain', 'gateway/src'],
  ['file:///q/node_modules/.pnpm/undici@7/node_modules/undici/lib/core/request.js', 'Request', 'undici'],
  ['file:///q/node_modules/.pnpm/a/node_modules/@fastify/cors/index.js', 'f', '@fastify/cors'],
  ['wasm://wasm/00c2', 'exec_simple_query', 'the embedded database'],
  [
    'file:///q/node_modules/.pnpm/@electric-sql+pglite@1/node_modules/@electric-sql/pglite/dist/index.js',
    'query',
    'the embedded database',
  ],
  [
    'file:///q/node_modules/.pnpm/drizzle-orm@1_@electric-sql+pglite@1/node_modules/drizzle-orm/utils.js',
    'mapResultRow',
    'drizzle-orm',
  ],
  ['node:internal/streams/readable', 'push', 'Node, sockets and streams'],
  ['node:fs', 'readSync', 'Node'],
  ['', 'scan26', 'gateway/src/scan'],
  ['', 'writev', 'the system, writing to sockets'],
  ['', '(garbage collector)', 'the garbage collector'],
  ['', '(idle)', undefined],
  ['node:inspector', 'post', undefined],
])('names the part of a function of %s', (url, functionName, part) =>
  expect(partOf({ url, functionName })).toBe(part),
)

test('lists the largest parts first and merges the rest', () => {
  const times = [
    { functionName: 'a', url: 'node:fs', microseconds: 50 },
    { functionName: '(garbage collector)', url: '', microseconds: 30 },
    { functionName: 'scan1', url: '', microseconds: 20 },
    { functionName: '(idle)', url: '', microseconds: 900 },
  ]
  expect(sharesOf(times, 2)).toEqual([
    { part: 'Node', share: 0.5 },
    { part: 'the garbage collector', share: 0.3 },
    { part: 'all else', share: 0.2 },
  ])
})

test('separates our check of the response, our other code, and the code of others', () => {
  const ours = (folder: string) => `/home/me/quizwright/packages/${folder}/file.ts`
  const times = [
    { functionName: 'a', url: 'node:fs', microseconds: 50 },
    { functionName: 'b', url: '/a/node_modules/@fastify/cors/index.js', microseconds: 10 },
    { functionName: 'scan1', url: '', microseconds: 25 },
    { functionName: 'c', url: ours('gateway/src/rest'), microseconds: 10 },
    { functionName: 'd', url: ours('server/src/http'), microseconds: 5 },
    { functionName: '(idle)', url: '', microseconds: 900 },
  ]
  expect(authorShares(times)).toEqual([
    { part: 'Node, the system and packages', share: 0.6 },
    { part: 'our check of the response', share: 0.25 },
    { part: 'all other code of ours', share: 0.15 },
  ])
})
