/**
 * Profiles the CPU time of relaying a list, importing a file, saving a quiz, and answering a list and
 * statistics. Writes docs/performance.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { highLimits } from '../support/high-limits.ts'
import { startProcess } from '../support/processes.ts'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import type { SelfTime } from '../support/profile-threads.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { generateRows } from './generate-rows.ts'
import { importWhole, settle } from './import-whole.ts'
import { cores, type Table } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'
import { authorShares, type Share, sharesOf } from './profile/parts.ts'
import { drive } from './relay/drive.ts'
import { requests } from './relay/requests.ts'
import { saveNewQuiz } from './save-new-quiz.ts'

const parts = 10
const driveMs = 6_000
const students = 60
const concurrent = 4

type Profiled = { call: (name: string, ...args: unknown[]) => Promise<unknown> }

const toTable = (title: string, shares: readonly Share[]): Table => {
  const rows = shares.map(({ part, share }) => [part, `${(share * 100).toFixed(1)} %`])
  process.stdout.write(`${title}\n${rows.map((row) => `  ${row.join('  ')}`).join('\n')}\n`)
  return { title, head: ['part', 'share of the processor time'], rows }
}

const measure = async (profiled: Profiled, work: () => Promise<unknown>): Promise<SelfTime[]> => {
  // Runs once before it counts, because compiling and filling caches is a one-time cost.
  await work()
  await profiled.call('startProfile')
  await work()
  return (await profiled.call('stopProfile')) as SelfTime[]
}

const profile = async (title: string, profiled: Profiled, work: () => Promise<unknown>): Promise<Table> =>
  toTable(title, sharesOf(await measure(profiled, work), parts))

/** Repeats a call, some at a time. */
const repeat = async (call: () => Promise<unknown>): Promise<void> => {
  const endsAt = performance.now() + driveMs
  await Promise.all(
    Array.from({ length: concurrent }, async () => {
      while (performance.now() < endsAt) await call()
    }),
  )
}

const profileRelay = async (): Promise<Table[]> => {
  const upstream = await startProcess('../bench/relay/upstream.ts', {})
  const { url } = upstream
  const gateway = await startProcess('gateway-process.ts', {
    upstreams: { quiz: url, main: url, auth: url },
    limits: highLimits,
  })
  const list = { ...requests.list, path: `/api${requests.list.path}` }
  const times = await measure(gateway, () => drive(gateway.url, list, { connections: 32, ms: driveMs }))
  await Promise.all([upstream.kill('SIGKILL'), gateway.kill('SIGKILL')])
  return [
    toTable('Relaying the list: the gateway', sharesOf(times, parts)),
    toTable('Relaying the list, by who wrote the code', authorShares(times)),
  ]
}

const profileImport = async (world: ProcessWorld): Promise<Table> => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-bench-'))
  const path = join(folder, 'questions.csv')
  await writeFile(path, generateRows({ rows: 100_000 }))
  const { instructor, quizId } = await settle(world)
  try {
    return await profile('Importing CSV: the services, both threads', world.services, () =>
      importWhole(world, instructor, quizId, path),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const profileServices = async (world: ProcessWorld): Promise<Table[]> => {
  const instructor = await world.addInstructor()
  const quizId = await addQuiz(
    instructor,
    { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' },
    soundQuestions(20),
    true,
  )
  for (let index = 0; index < students; index++)
    await instructor.handIn({
      quizId,
      name: `Student ${index}`,
      given: Array.from({ length: 20 }, (_, place) => (index + place) % 3),
    })
  await world.addCopies(quizId, 500)
  const params = { id: quizId }
  const listPath = requests.list.path.replace('me', instructor.uid)
  const list = () =>
    fetch(`${world.servicesUrl}${listPath}`, {
      method: 'POST',
      headers: { ...instructor.headers, 'content-type': 'application/json' },
      body: requests.list.body,
    }).then((response) => response.arrayBuffer())
  return [
    await profile('Saving 5,000 questions: the services', world.services, () =>
      saveNewQuiz(world, instructor, 5_000),
    ),
    await profile('The list of 500 quizzes: the services', world.services, () => repeat(list)),
    await profile('The statistics of the questions: the services', world.services, () =>
      repeat(() => instructor.direct.getItemStatistics({ params, query: { attempts: 'all' } })),
    ),
  ]
}

await using world = await startProcessWorld()
const tables = [...(await profileRelay()), await profileImport(world), ...(await profileServices(world))]
recordPart('profile', {
  title: 'Where the time goes',
  note:
    `On ${cores()}, sampled every 0.2 ms in the process that the title names. A part is a folder of ours, a package, ` +
    'or what Node and the system do themselves; a function counts where it is written, not who called it.',
  figures: [],
  tables,
})
