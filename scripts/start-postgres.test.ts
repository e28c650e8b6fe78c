import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each([0, 3])('a process that may start a Postgres keeps its own exit code: %i', (code) => {
  const program =
    `import ${JSON.stringify(new URL('./start-postgres.ts', import.meta.url).href)}; process.exitCode ` +
    `= ${code}`
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(code)
})

test('given a Postgres whose starter died, its watcher stops the server and removes the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-postgres-'))
  const idFile = join(folder, 'data', 'postmaster.pid')
  mkdirSync(join(folder, 'data'))
  // Stands for a server, which removes its pid file when it ends cleanly.
  const server = spawn(process.execPath, [
    '--eval',
    "process.once('SIGINT', () => { require('fs').rmSync(process.argv[1]); process.exit() }); " +
      "setInterval(() => {}, 1000); console.log('here')",
    idFile,
  ])
  const ended = once(server, 'exit')
  await once(server.stdout, 'data')
  writeFileSync(idFile, `${server.pid}\n5432\n`)

  const watcher = fork(join(import.meta.dirname, 'end-postgres.ts'), [folder], { execArgv: [] })
  // Simulates the death of this process.
  watcher.disconnect()
  await once(watcher, 'exit')
  expect(await ended).toEqual([0, null])
  expect(existsSync(folder)).toBe(false)
})
