/**
 * Measures what replicas cost and save: CPU time of the primary and of the replicas for calls that replicas
 * may answer and for what students write, with none, one and two replicas, and with commits that one of them
 * must confirm. Writes docs/measured/replicas.json, from which `pnpm documents` makes a table of
 * docs/scale.md. Needs Linux and about three minutes.
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServices } from '@quizwright/services/app.ts'
import { openDatabase } from '@quizwright/services/database/open-database.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { queryPostgres } from '../../scripts/query-postgres.ts'
import {
  type ReplicaCall,
  type ReplicaCost,
  type ReplicaCosts,
  replicaCostsFile,
  type ReplicaShape,
} from '../../scripts/scale/replica-costs.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { startStandby } from '../../scripts/start-standby.ts'
import { populate } from '../support/populate.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { peopled } from '../support/world.ts'
import { cpuOfTree } from './scale/cpu.ts'

const callsMeasured = 100
const callsToWarm = 20
const idleMs = 5_000
/** The time after which the services know that a replica has caught up. */
const catchUpMs = 3_000
const open = { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' }
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const postmasterOf = async (url: string): Promise<number> => {
  const { rows } = await queryPostgres(
    url,
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as id",
  )
  return Number(rows[0].id)
}

type Servers = { primary: number; replicas: readonly number[] }
const readMs = ({ primary, replicas }: Servers) => ({
  primaryMs: 1_000 * cpuOfTree(primary),
  replicasMs: 1_000 * replicas.reduce((sum, id) => sum + cpuOfTree(id), 0),
})

/** The CPU time of the servers per call, without what they use when idle. */
const measureCall = async (servers: Servers, call: (turn: number) => Promise<unknown>, idle: ReplicaCost) => {
  for (let turn = 0; turn < callsToWarm; turn++) await call(turn)
  const before = readMs(servers)
  const began = performance.now()
  for (let turn = callsToWarm; turn < callsToWarm + callsMeasured; turn++) await call(turn)
  const tookMs = performance.now() - began
  // Includes replaying the last write.
  await sleep(200)
  const after = readMs(servers)
  const passed = performance.now() - began
  const each = (part: 'primaryMs' | 'replicasMs'): number =>
    Number(((after[part] - before[part] - idle[part] * passed) / callsMeasured).toFixed(3))
  return { primaryMs: each('primaryMs'), replicasMs: each('replicasMs'), tookMs: tookMs / callsMeasured }
}

const measureShape = async (
  url: string,
  replicaUrls: readonly string[],
  shape: ReplicaShape,
): Promise<Record<ReplicaCall, ReplicaCost>> => {
  const services = await startServices({
    database: { url },
    replicas: replicaUrls.length > 0 ? { url, replicaUrls, maxLagSeconds: 60 } : undefined,
    limits: { learnerCallsPerAddress: 1e9, startsPerAddress: 1e9, startsPerSession: 1e9 },
  })
  const world = peopled({ gatewayUrl: services.url, servicesUrl: services.url }, populate(services.db))
  const instructor = await world.addInstructor()
  const { uid, direct } = instructor
  const questions = soundQuestions(10)
  const quizId = await addQuiz(instructor, open, questions, true)
  const { data } = await direct.getGeneralSession({ params: { quizId } })
  await world.addCopies(quizId, 50)
  const students: Awaited<ReturnType<typeof begin>>[] = []
  for (let n = 0; n < callsToWarm + callsMeasured; n++)
    students.push(await begin(services.url, data.session._id, `S${shape.replaceAll(/\W/g, '')}${n}`))
  await sleep(catchUpMs)
  const servers = {
    primary: await postmasterOf(url),
    replicas: await Promise.all(replicaUrls.map(postmasterOf)),
  }
  const before = readMs(servers)
  await sleep(idleMs)
  const after = readMs(servers)
  const idle = {
    primaryMs: (after.primaryMs - before.primaryMs) / idleMs,
    replicasMs: (after.replicasMs - before.replicasMs) / idleMs,
    tookMs: 0,
  }
  const answer = (question_id: string) => ({
    question_id,
    selected: [1],
    answer: '',
    is_marked: false,
    time_spent: 1,
  })
  const [first] = questions
  const params = { id: quizId }
  const calls: Record<ReplicaCall, (turn: number) => Promise<unknown>> = {
    saveAnswers: (turn) =>
      students[turn]!.learner.saveAnswers({
        params: students[turn]!.params,
        body: { answers: [answer(first!._id)] },
      }),
    handInAttempt: (turn) =>
      students[turn]!.learner.handInAttempt({
        params: students[turn]!.params,
        body: { answers: questions.map(({ _id }) => answer(_id)) },
      }),
    getPublished: () => direct.getPublished({ body: { instructor_id: uid, page: 1, perPage: 50 } }),
    getResultsByQuiz: () => direct.getResultsByQuiz({ params }),
    getQuizStats: () => direct.getQuizStats({ params }),
    getItemStatistics: () => direct.getItemStatistics({ params }),
  }
  const costs = {} as Record<ReplicaCall, ReplicaCost>
  for (const [name, call] of Object.entries(calls) as [ReplicaCall, (turn: number) => Promise<unknown>][]) {
    costs[name] = await measureCall(servers, call, idle)
    const { primaryMs, replicasMs, tookMs } = costs[name]
    say(`${shape}, ${name}: ${primaryMs} ms + ${replicasMs} ms, took ${tookMs.toFixed(1)} ms`)
  }
  await services.close()
  return costs
}

const primary = await startPostgres()
const { url } = primary
await (await openDatabase({ url })).close()
const standbys = []
try {
  const costs = {} as ReplicaCosts['costs']
  costs.alone = await measureShape(url, [], 'alone')
  standbys.push(await startStandby(primary, { name: 'a' }))
  costs['one replica'] = await measureShape(url, [standbys[0]!.url], 'one replica')
  standbys.push(await startStandby(primary, { name: 'b' }))
  const replicaUrls = standbys.map((standby) => standby.url)
  costs['two replicas'] = await measureShape(url, replicaUrls, 'two replicas')
  await queryPostgres(url, "alter system set synchronous_standby_names = 'ANY 1 (a, b)'")
  await queryPostgres(url, 'select pg_reload_conf()')
  costs['two, one confirms'] = await measureShape(url, replicaUrls, 'two, one confirms')
  const measured: ReplicaCosts = {
    machine: {
      cores: cpus().length,
      cpu: cpus()[0]!.model,
      on: new Date().toISOString().slice(0, 10),
      loadAverage: loadavg()[1]!,
    },
    costs,
  }
  writeFileSync(replicaCostsFile, `${JSON.stringify(measured, undefined, 2)}\n`)
} finally {
  await Promise.all(standbys.map((standby) => standby.stop()))
  await primary.stop()
}
