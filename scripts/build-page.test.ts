import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPage, fingerprint, isBuilt } from './build-page.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const builder = 'packages/web/node_modules/vite/bin/vite.js'
const buildsWell = "require('node:fs').mkdirSync('dist', { recursive: true }); require('node:fs').appendFileSync('dist/index.html', 'built ')"

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quizwright-build-'))
  write('packages/web/src/main.tsx', 'page')
  write('packages/contracts/src/limits.ts', 'limits')
  write('pnpm-lock.yaml', 'lock')
  write(builder, buildsWell)
})
afterEach(() => { rmSync(root, { recursive: true }) })
const build = async () => {
  const said: string[] = []
  await buildPage(root, (sentence) => said.push(sentence))
  return said.length
}

test('a page is built once, and again when a source changed', async () => {
  expect(isBuilt(root)).toBe(false)
  expect([await build(), await build()]).toEqual([1, 0])
  write('packages/contracts/src/limits.ts', 'other limits')
  expect(await build()).toBe(1)
})

test('dates and tests are no change, a new or renamed source is', () => {
  const before = fingerprint(root)
  utimesSync(join(root, 'pnpm-lock.yaml'), 1, 1)
  write('packages/web/src/main.test.tsx', 'test')
  expect(fingerprint(root)).toBe(before)
  write('packages/web/src/new.ts', '')
  expect(fingerprint(root)).not.toBe(before)
})

test('what the builder says against it is passed on, and the next start tries again', async () => {
  write(builder, "process.stderr.write('There is no main.tsx.'); process.exit(1)")
  await expect(build()).rejects.toThrow('There is no main.tsx.')
  expect(isBuilt(root)).toBe(false)
})
