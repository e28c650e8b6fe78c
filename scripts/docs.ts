/**
 * Writes docs/generated from the tables (REST, sockets, problems, settings) and the charts of the machines, and adds
 * new texts to the catalogues of all languages.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncApiDocument } from '../packages/contracts/src/documents/asyncapi.ts'
import { channelsPage, endpointsPage, problemsPage } from '../packages/contracts/src/documents/markdown.ts'
import { openApiDocument } from '../packages/contracts/src/documents/openapi.ts'
import { coveragePage } from './languages/coverage-page.ts'
import { settingsPage } from './settings-page.ts'

const root = join(import.meta.dirname, '..')
const generated = join(root, 'docs/generated')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const documents: Record<string, () => string> = {
  'openapi.json': () =>
    `${JSON.stringify(openApiDocument({ title: 'Quizwright REST calls', version }), null, 2)}\n`,
  'asyncapi.json': () =>
    `${JSON.stringify(asyncApiDocument({ title: 'Quizwright sockets', version }), null, 2)}\n`,
  'endpoints.md': endpointsPage,
  'channels.md': channelsPage,
  'problems.md': problemsPage,
  'settings.md': settingsPage,
}

mkdirSync(generated, { recursive: true })
for (const [name, write] of Object.entries(documents)) writeFileSync(join(generated, name), write())

for (const script of ['machines.ts', 'translations.ts']) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', script)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 1
}
// Once the catalogues are current.
writeFileSync(join(generated, 'languages.md'), coveragePage(root))
