import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { noSchemas } from './no-schemas.ts'

test("a server without JSON schemas does not load Fastify's schema compilers", () => {
  const program = `
    import fastify from ${JSON.stringify(createRequire(import.meta.url).resolve('fastify'))}
    import { createRequire } from 'node:module'
    import { noSchemas } from ${JSON.stringify(join(import.meta.dirname, 'no-schemas.ts'))}
    const loadedBy = async (settings) => {
      const app = fastify(settings)
      app.get('/', async () => 'ok')
      await app.ready()
      const { cache } = createRequire(import.meta.url)
      return Object.keys(cache).filter((file) => /ajv|fast-json-stringify/.test(file)).length
    }
    const without = await loadedBy(noSchemas)
    console.log(JSON.stringify({ without, with: await loadedBy({}) }))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const loaded = JSON.parse(stdout) as { without: number; with: number }
  // Fastify validates its own settings with precompiled code, which needs two small files.
  expect(loaded.without).toBeLessThan(5)
  expect(loaded.with).toBeGreaterThan(50)
})

test('adding a route with a JSON schema throws', async () => {
  const app = fastify(noSchemas)
  app.get('/', { schema: { querystring: { type: 'object' } } }, async () => 'ok')
  await expect(app.ready()).rejects.toThrow('A route has a JSON schema')
})
