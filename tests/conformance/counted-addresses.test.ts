import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the address of a caller is used as it is, and why that counts nobody. */
const usedWhole: Readonly<Record<string, string>> = {
  'packages/server/src/http/base-plugins.ts': 'is logged',
  'packages/gateway/src/rest/outgoing-headers.ts': 'is told to the services, which count by themselves',
  'packages/services/src/mail/serve-outbox.ts': 'is compared with those of this machine',
  'packages/services/src/reports/issue-page/show-issues.ts': 'is told to calls of this server, which count',
}

test('a caller is counted by their network everywhere, or the file is listed with the reason why not', () => {
  const files = globSync('packages/{server,gateway,services}/src/**/*.ts', { exclude: ['**/*.test.ts'] })
  const whole = files.filter((file) => /(?<!toNetwork\()\brequest\.ip\b/.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(whole.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(usedWhole).sort())
})
