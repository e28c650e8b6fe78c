import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const imported = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres']
/** Prints what each import of drizzle-orm is resolved to, and its exported names. */
const script = `
  const packages = ${JSON.stringify(imported)}
  const found = []
  for (const name of packages)
    found.push([name, import.meta.resolve(name), Object.keys(await import(name)).sort()])
  console.log(JSON.stringify(found))`

test('drizzle-orm imports resolved by us lead to the same files as Node’s own resolution', async () => {
  const ours = pathToFileURL(join(import.meta.dirname, 'resolve-drizzle.ts')).href
  const importAll = async (...args: string[]) => {
    const env = { ...process.env, NODE_OPTIONS: '' }
    const given = [...args, '--input-type=module', '--eval', script]
    const { stdout } = await run(process.execPath, given, { env, cwd: import.meta.dirname })
    return JSON.parse(stdout) as [string, string, string[]][]
  }
  const [quick, plain] = await Promise.all([importAll('--import', ours), importAll()])
  expect(quick).toEqual(plain)
  expect(plain.map(([name]) => name)).toEqual(imported)
})
