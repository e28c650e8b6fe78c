/**
 * Writes docs/generated from the tables (REST, sockets, problems, settings, and the pages of the machines),
 * and the tables of docs/scale.md from the measurements. With `--generated`, writes only docs/generated.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncApiDocument } from '../packages/contracts/src/documents/asyncapi.ts'
import { channelsPage, endpointsPage, problemsPage } from '../packages/contracts/src/documents/markdown.ts'
import { openApiDocument } from '../packages/contracts/src/documents/openapi.ts'
import { fillScalePage } from './scale/document.ts'
import { readMeasured } from './scale/measured.ts'
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

// The tables of scale come from a simulation of some seconds, and their own test compares them with it.
if (!process.argv.includes('--generated')) {
  const scalePage = join(root, 'docs/scale.md')
  writeFileSync(scalePage, fillScalePage(readFileSync(scalePage, 'utf8'), readMeasured()))
  spawnSync('oxfmt', [scalePage], { shell: process.platform === 'win32' })
}

process.exitCode =
  spawnSync(process.execPath, [join(root, 'scripts/machines.ts')], { stdio: 'inherit' }).status ?? 1
