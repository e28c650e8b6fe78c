import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([0, 3])('a process that may start a Postgres ends with the code it set itself: %i', (code) => {
  const program = `import ${JSON.stringify(new URL('./start-postgres.ts', import.meta.url).href)}; process.exitCode = ${code}`
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(code)
})
