import { expect, test } from 'vitest'
import { splitHosts } from './split-hosts.ts'

test.each([
  ['postgres://q:w@one:5432/name', ['postgres://q:w@one:5432/name']],
  ['postgres://q:w,x@one/name', ['postgres://q:w,x@one/name']],
  ['postgres://q:w@one:5432,two:5433/name', ['postgres://q:w@one:5432/name', 'postgres://q:w@two:5433/name']],
  [
    'postgresql://one,two/name?sslmode=require&target_session_attrs=read-write',
    ['postgresql://one/name?sslmode=require', 'postgresql://two/name?sslmode=require'],
  ],
  ['postgres://one,two/name?target_session_attrs=read-write', ['postgres://one/name', 'postgres://two/name']],
  ['nothing', ['nothing']],
])('the URL %s names %j', (url, expected) => {
  expect(splitHosts(url)).toEqual(expected)
})
