import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lockDataDir } from '../database/embedded/lock-data-dir.ts'

test('given services that hold the folder and do not answer, then the command says so and runs nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  const release = await lockDataDir(dataDir)
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, './set-password.ts'), '--email', 'a@b.org'],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  )
  child.stdin.end('quiet lantern mosaic tundra\n')
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([said, child.exitCode]).toEqual([
    `The services that use ${dataDir} do not answer. Wait until they have started, or stop them, and try again.\n`,
    1,
  ])
  await release()
  await rm(dataDir, { recursive: true })
})
