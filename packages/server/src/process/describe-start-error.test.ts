import { expect, test } from 'vitest'
import { describeStartError } from './describe-start-error.ts'

const address = { host: '10.1.2.3', port: 80, variable: 'SERVICES_PORT' }
const errorWithCode = (code: string, syscall = 'listen'): Error =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

test.each([
  [errorWithCode('EADDRINUSE'), 'Port 80 is taken. Stop what uses it, or set SERVICES_PORT to another.'],
  [errorWithCode('EACCES'), 'Port 80 may not be used by this user. Set SERVICES_PORT to one above 1023.'],
  [errorWithCode('EACCES', 'open'), 'open EACCES'],
  [errorWithCode('EADDRNOTAVAIL'), '10.1.2.3 is no address of this machine. Set HOST to one that is.'],
  [new Error('Another server is using it.'), 'Another server is using it.'],
  ['thrown', 'thrown'],
])('describes the start error "%s"', (error, sentence) => {
  expect(describeStartError(error, address)).toBe(sentence)
})
