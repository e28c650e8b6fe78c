import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-starters-'))
  await writeFile(
    join(folder, 'product.mjs'),
    `import { writeFileSync } from 'node:fs'
import { watchStarters } from ${JSON.stringify(join(import.meta.dirname, 'watch-starters.ts'))}
const say = (text) => writeFileSync(process.argv[2], text)
watchStarters(() => { say('ended'); process.exit() })
setInterval(() => undefined, 1_000)
setTimeout(() => { say('left'); process.exit() }, 20_000)
say('ready')
`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a program below two shells, as npx and pnpm do, kills the upper one, and reads what the program said last. */
const killStarter = async (name: string, env: Record<string, string>) => {
  const file = join(folder, name)
  const product = `'${process.execPath}' '${join(folder, 'product.mjs')}' '${file}'`
  const starter = spawn('sh', ['-c', `sh -c "${product}; :"; :`], {
    env: { PATH: process.env['PATH'], ...env },
  })
  const said = () => readFile(file, 'utf8').catch(() => '')
  await vi.waitFor(async () => expect(await said()).toBe('ready'), { timeout: 20_000 })
  starter.kill('SIGKILL')
  return said
}

test.skipIf(process.platform !== 'linux')('a product whose npx was ended ends, too', async () => {
  const said = await killStarter('script', { npm_lifecycle_event: 'start' })
  await vi.waitFor(async () => expect(await said()).toBe('ended'), { timeout: 15_000 })
})

test.skipIf(process.platform !== 'linux')('a product that no package script started does not', async () => {
  const said = await killStarter('alone', {})
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(await said()).toBe('ready')
})
