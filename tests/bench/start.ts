/**
 * Measures how long each server takes from its start until it is ready, and its idle memory, against an empty
 * fastify and the embedded database alone, alternating in one run; then the whole product with `start`, from
 * an empty data folder and again. Exits with 1 if an aim is missed.
 */
import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerFlags } from '@quizwright/gateway/workers/worker-flags.ts'
import { cachingEnvironment } from '@quizwright/server/process/cache-compiled.ts'
import { fillDataDir } from '@quizwright/services/database/testing/test-database.ts'
import { makeTemplate } from '../../scripts/make-template.ts'
import { freePort } from '../support/process-world.ts'
import { cores, type Figure, summarize } from './performance/figures.ts'
import { report } from './performance/report.ts'
import { type Start, startOnce, type Subject } from './start/start-once.ts'

const rounds = 5
const root = join(import.meta.dirname, '..', '..')
const note =
  `On ${cores()}. From the start of the process until it answers, asked twenty times a second; the page is built. ` +
  'Memory is what is resident four seconds later. The whole product is what the command runs behind npx and pnpm.'
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const source = (...parts: string[]): string => join(root, ...parts)
const addressOf = (port: number): string => `http://127.0.0.1:${port}`

const emptyFastify = async (): Promise<Subject> => {
  const port = await freePort()
  return {
    args: [source('tests', 'bench', 'start', 'empty-fastify.ts'), String(port)],
    readyAt: `${addressOf(port)}/healthz`,
  }
}
const gatewayWorker = async (): Promise<Subject> => {
  const port = await freePort()
  const nobody = addressOf(await freePort())
  const upstreams = { QUIZ_SERVICE_URL: nobody, MAIN_SERVICE_URL: nobody, AUTH_SERVICE_URL: nobody }
  return {
    // With the same flags as the supervisor.
    args: [...workerFlags, source('packages', 'gateway', 'src', 'server.ts')],
    env: {
      ...cachingEnvironment,
      ...upstreams,
      PORT: String(port),
      GATEWAY_WORKERS: '0',
      OPERATIONS_PORT: '',
      LOG_LEVEL: 'error',
    },
    readyAt: `${addressOf(port)}/healthz`,
  }
}
const databaseIn = async (dataDir: string): Promise<Subject> => {
  const port = await freePort()
  return {
    args: [
      source('tests', 'bench', 'start', 'embedded-database.ts'),
      String(port),
      join(dataDir, 'postgres'),
    ],
    readyAt: addressOf(port),
  }
}
const servicesIn = async (dataDir: string): Promise<Subject> => {
  const port = await freePort()
  return {
    args: [source('packages', 'services', 'src', 'server.ts')],
    env: {
      ...cachingEnvironment,
      SERVICES_PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEMO: 'off',
    },
    readyAt: `${addressOf(port)}/readyz`,
  }
}
const wholeProductIn = async (dataDir: string): Promise<Subject> => {
  const port = await freePort()
  const ports = { PORT: String(port), SERVICES_PORT: String(await freePort()) }
  return {
    args: [source('scripts', 'start.ts')],
    env: { ...ports, OPERATIONS_PORT: '', SERVICES_OPERATIONS_PORT: '', DATA_DIR: dataDir },
    readyAt: `${addressOf(port)}/readyz`,
  }
}

const folders: string[] = []
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-start-'))
  folders.push(folder)
  return folder
}

const starts: Record<string, Start[]> = {}
const measure = async (name: string, subject: Subject): Promise<void> => {
  const start = await startOnce(subject)
  ;(starts[name] ??= []).push(start)
  say(
    `  ${name}: ${start.seconds.toFixed(2)} s, ${start.cpuSeconds.toFixed(2)} s of CPU, ${start.idleMB.toFixed(0)} MB`,
  )
}

const names = {
  fastify: 'an empty fastify',
  worker: 'a gateway worker',
  database: 'the embedded database',
  services: 'the services',
  first: 'the whole product, demo data copied',
  warm: 'the whole product, again',
} as const

const values = (name: string, field: keyof Start): number[] =>
  entryOf(starts, name).map((start) => start[field])
const seconds = (name: string, aim: number): Figure => ({
  what: `${name}, until it answers`,
  against: 'seconds',
  ...summarize(values(name, 'seconds')),
  aim,
  better: 'less',
})
const memory = (name: string, alone: string): Figure => ({
  what: `${name}, idle memory`,
  against: alone,
  ...summarize(
    values(name, 'idleMB').map((megabytes, round) => megabytes / elementAt(values(alone, 'idleMB'), round)),
  ),
  aim: 1.6,
  better: 'less',
})

try {
  const dataDir = await newFolder()
  const makingAt = performance.now()
  await makeTemplate(root, { dataDir, hasDemo: true }, say)
  say(`  the template was there after ${((performance.now() - makingAt) / 1_000).toFixed(1)} s`)
  await fillDataDir(dataDir)
  for (let round = 0; round < rounds; round++) {
    await measure(names.fastify, await emptyFastify())
    await measure(names.worker, await gatewayWorker())
    await measure(names.database, await databaseIn(dataDir))
    await measure(names.services, await servicesIn(dataDir))
    const demo = await newFolder()
    await measure(names.first, await wholeProductIn(demo))
    await measure(names.warm, await wholeProductIn(demo))
  }
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}

const figures: Figure[] = [
  seconds(names.first, 5),
  seconds(names.warm, 2),
  seconds(names.worker, 0.7),
  seconds(names.services, 2),
  memory(names.worker, names.fastify),
  memory(names.services, names.database),
]
const table = {
  title: 'Each of them',
  head: ['subject', 'seconds', 'CPU, seconds', 'idle, MB'],
  rows: Object.keys(starts).map((name) => [
    name,
    ...(['seconds', 'cpuSeconds', 'idleMB'] as const).map((field) =>
      String(summarize(values(name, field)).median),
    ),
  ]),
}
report({ title: 'Starting', note, figures, tables: [table] })
