/**
 * Measures a class that opens its quiz from a course at once: 500 students launch within ten seconds and begin. The
 * CPU time of the services for a launch stands beside that of beginning the attempt. Exits with 1 if somebody was
 * refused or an aim is missed. BENCH_DATABASES=embedded leaves Postgres out.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestPlatform } from '@quizwright/services/test-support/test-platform.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { launchStudent, type Launching } from '../support/launch-student.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { soundQuestions } from '../support/seed-objects.ts'
import { addQuizToTake } from './add-quiz-to-take.ts'
import { cpuSecondsOf } from './cpu.ts'
import { cores, type Figure, loadAtEnd, quantile, single } from './performance/figures.ts'
import { report } from './performance/report.ts'

const databases = (process.env.BENCH_DATABASES ?? 'embedded,postgres').split(',')
const students = 500
const arrivalMs = 20
/** Students who come before the measured ones, so that code is compiled. */
const warmUp = 50
const aimSeconds = 60
const aimCpuMs = 25
const aimTimes = 1.5

const figures: Figure[] = []

const measure = async (database: string, databaseUrl?: string): Promise<void> => {
  await using platform = await startTestPlatform()
  const { settings } = platform
  await using world = await startProcessWorld({
    ltiPlatforms: [settings],
    ...(databaseUrl && { databaseUrl }),
  })
  const ada = await world.addInstructor()
  const { sessionId } = await addQuizToTake(ada, soundQuestions(10))
  const { data } = await ada.direct.editSession({ body: { sessionId, access: 'institution' } })
  const targetUrl = `${world.servicesUrl}/lti/launch/${data.session.link_id}`
  const launching: Launching = { settings, sign: (changes) => platform.sign(platform.claims(changes)) }
  const refused: unknown[] = []
  /** Lets people come one after the other. Returns the CPU time of the services for each, and their waits. */
  const arrive = async (count: number, act: (index: number) => Promise<unknown>) => {
    const cpuBefore = cpuSecondsOf(world.services.pid())
    const begun = performance.now()
    const waits = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        await wait(index * arrivalMs)
        const before = performance.now()
        await act(index).catch((error: unknown) => refused.push(error))
        return performance.now() - before
      }),
    )
    const cpuMs = ((cpuSecondsOf(world.services.pid()) - cpuBefore) * 1_000) / count
    return { waits, cpuMs, seconds: (performance.now() - begun) / 1_000 }
  }
  const playClass = async (count: number, group: string) => {
    const launched: Awaited<ReturnType<typeof launchStudent>>[] = []
    const launches = await arrive(count, async (index) => {
      const name = `${group} ${index}`
      launched.push(await launchStudent(world.servicesUrl, launching, { targetUrl, sub: name, name }))
    })
    const starts = await arrive(launched.length, (index) =>
      elementAt(launched, index).client.startAttempt({
        body: { session_id: elementAt(launched, index).linkId },
      }),
    )
    return { launches, starts }
  }
  await playClass(warmUp, 'early')
  const { launches, starts } = await playClass(students, 'student')
  const [median, slow, most] = [0.5, 0.95, 1].map((share) => quantile(launches.waits, share).toFixed(0))
  process.stdout.write(
    `${database}: a launch takes ${median} ms, of 95 of 100 ${slow}, at most ${most}; ` +
      `beginning an attempt costs ${starts.cpuMs.toFixed(1)} ms CPU
`,
  )
  figures.push(
    single(`${students} students launched`, `seconds, ${database}`, launches.seconds, aimSeconds),
    single(`refused of ${students} students`, database, refused.length, 0),
    single('CPU of a launch', `ms, ${database}`, launches.cpuMs, aimCpuMs),
    single('CPU of a launch', `beginning an attempt, ${database}`, launches.cpuMs / starts.cpuMs, aimTimes),
  )
}

if (databases.includes('embedded')) await measure('embedded database')
if (databases.includes('postgres')) {
  const postgres = await startPostgres()
  try {
    await measure('Postgres', postgres.url)
  } finally {
    await postgres.stop()
  }
}
report({
  title: 'A course that opens its quiz together',
  note: `On ${cores()}. ${loadAtEnd()}`,
  figures,
  tables: [],
})
