import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { compiledFolder } from './cache-compiled.ts'

test('the compile cache is inside the checkout, where no other user can write', () => {
  const module = new URL('./cache-compiled.ts', import.meta.url).href
  const script = `
    const { cacheCompiled } = await import(${JSON.stringify(module)})
    cacheCompiled()
    process.stdout.write((await import('node:module')).getCompileCacheDir() ?? 'nowhere')`
  const { NODE_COMPILE_CACHE: _ofTheTests, ...env } = process.env
  const folder = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env,
    encoding: 'utf8',
  })
  expect(folder.startsWith(compiledFolder)).toBe(true)
  expect(compiledFolder).toMatch(/node_modules.\.cache.compiled$/)
})
