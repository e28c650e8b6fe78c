import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPages, pages } from './build-page.ts'

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
  write('packages/domain/src/limits.ts', 'limits')
  write('pnpm-lock.yaml', 'lock')
  write(builderOf('packages/web'), buildsInto('dist'))
  write(builderOf('packages/learner'), buildsInto('dist'))
  write(builderOf('packages/pages'), buildsInto('dist'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})
/** Runs a build and returns the names of what was built. */
const build = async () => {
  const said: string[] = []
  await buildPages(root, (sentence) => said.push(sentence))
  return said.map((sentence) => /learner|sign-in/.exec(sentence)?.[0] ?? 'web')
}

test('builds pages once, and again when one of their sources changed', async () => {
  expect([await build(), await build()]).toEqual([['web', 'learner', 'sign-in'], []])
  write('packages/domain/src/limits.ts', 'other limits')
  expect(await build()).toEqual(['web', 'learner', 'sign-in'])
  write('packages/pages/src/document.tsx', 'other page')
  expect(await build()).toEqual(['sign-in'])
  write('packages/domain/locales/ur/instructor.po', 'translations')
  expect(await build()).toEqual(['web'])
})

test.each(pages)(
  '$folder is built again after a change in any package that it imports',
  ({ folder, sources }) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', folder, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
    const imported = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      name.startsWith('@quizwright/'),
    )
    expect(imported).toContain('@quizwright/domain')
    const files = imported.map((name) => `packages/${name.split('/')[1]}/src/folder/file.ts`)
    expect(files.filter((file) => !sources.some((source) => matchesGlob(file, source)))).toEqual([])
  },
)

test('builds the pages of one package when only those are requested', async () => {
  await buildPages(root, () => undefined, 'packages/pages')
  expect(await build()).toEqual(['web', 'learner'])
})

test('builds for production, whatever NODE_ENV the calling process has', async () => {
  expect(process.env['NODE_ENV']).toBe('test')
  write(
    builderOf('packages/web'),
    "require('node:fs').mkdirSync('dist', { recursive: true }); " +
      "require('node:fs').writeFileSync('dist/index.html', process.env.NODE_ENV)",
  )
  await build()
  expect(readFileSync(join(root, 'packages/web/dist/index.html'), 'utf8')).toBe('production')
})

test('changed dates and tests do not rebuild; a new or renamed source does', async () => {
  await build()
  utimesSync(join(root, 'pnpm-lock.yaml'), 1, 1)
  write('packages/web/src/main.test.tsx', 'test')
  expect(await build()).toEqual([])
  write('packages/web/src/new.ts', '')
  expect(await build()).toEqual(['web'])
})

test("passes on the builder's error, and builds again at the next start", async () => {
  write(builderOf('packages/web'), "process.stderr.write('There is no main.tsx.'); process.exit(1)")
  await expect(build()).rejects.toThrow('There is no main.tsx.')
  write(builderOf('packages/web'), buildsInto('dist'))
  expect(await build()).toEqual(['web', 'learner', 'sign-in'])
})
