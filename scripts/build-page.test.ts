import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPages } from './build-page.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const builderOf = (folder: string) => `${folder}/node_modules/vite/bin/vite.js`
const buildsInto = (folder: string) =>
  `require('node:fs').mkdirSync('${folder}', { recursive: true }); ` +
  `require('node:fs').appendFileSync('${folder}/index.html', 'built ')`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quizwright-build-'))
  write('packages/web/src/main.tsx', 'page')
  write('packages/learner/src/main.tsx', 'page')
  write('packages/pages/src/document.tsx', 'page')
  write('packages/contracts/src/limits.ts', 'limits')
  write('pnpm-lock.yaml', 'lock')
  write(builderOf('packages/web'), buildsInto('dist'))
  write(builderOf('packages/learner'), buildsInto('dist'))
  write(builderOf('packages/pages'), buildsInto('dist'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})
/** What was built. */
const build = async () => {
  const said: string[] = []
  await buildPages(root, (sentence) => said.push(sentence))
  return said.map((sentence) => /learner|sign-in/.exec(sentence)?.[0] ?? 'web')
}

test('pages are built once, and again when a source of theirs changed', async () => {
  expect([await build(), await build()]).toEqual([['web', 'learner', 'sign-in'], []])
  write('packages/contracts/src/limits.ts', 'other limits')
  expect(await build()).toEqual(['web', 'learner', 'sign-in'])
  write('packages/learner/src/main.tsx', 'other page')
  expect(await build()).toEqual(['learner'])
})

test('builds the pages of one package when only those are requested', async () => {
  await buildPages(root, () => undefined, 'packages/pages')
  expect(await build()).toEqual(['web', 'learner'])
})

test('a page is built for use, whatever the process that asks for it is in the middle of', async () => {
  expect(process.env['NODE_ENV']).toBe('test')
  write(
    builderOf('packages/web'),
    "require('node:fs').mkdirSync('dist', { recursive: true }); " +
      "require('node:fs').writeFileSync('dist/index.html', process.env.NODE_ENV)",
  )
  await build()
  expect(readFileSync(join(root, 'packages/web/dist/index.html'), 'utf8')).toBe('production')
})

test('dates and tests are no change, a new or renamed source is', async () => {
  await build()
  utimesSync(join(root, 'pnpm-lock.yaml'), 1, 1)
  write('packages/web/src/main.test.tsx', 'test')
  expect(await build()).toEqual([])
  write('packages/web/src/new.ts', '')
  expect(await build()).toEqual(['web'])
})

test('what the builder says against it is passed on, and the next start tries again', async () => {
  write(builderOf('packages/web'), "process.stderr.write('There is no main.tsx.'); process.exit(1)")
  await expect(build()).rejects.toThrow('There is no main.tsx.')
  write(builderOf('packages/web'), buildsInto('dist'))
  expect(await build()).toEqual(['web', 'learner', 'sign-in'])
})
