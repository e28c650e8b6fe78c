/**
 * Measures what two attacks cost others, beside the calm of the same run: 200 connections that ask for a file and read
 * nothing of it, ten a second from one address; and one student who sends 200 images of 24 megapixels at once. Exits
 * with 1 if an aim is missed.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import sharp from 'sharp'
import { Agent, request } from 'undici'
import { essayQuestion } from '../support/seed-objects.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { addQuizToTake } from './add-quiz-to-take.ts'
import { keepCalling } from './attacks/keep-calling.ts'
import { readNothing } from './attacks/read-nothing.ts'
import { followMemory } from './follow-memory.ts'
import { say } from './performance/compare-calls.ts'
import { cores, type Figure, loadAtEnd, quantile, single, type Table } from './performance/figures.ts'
import { report } from './performance/report.ts'

const sockets = 200
const perSecond = 10
const uploads = 200
const everyMs = 100
const calmMs = 6_000
const aims = { listMs: 50, uploadMB: 150, saveMs: 300 }

/** Like a camera's: noise keeps it from being small. */
const image = await sharp({
  create: {
    width: 6_000,
    height: 4_000,
    channels: 3,
    background: '#1d5fbf',
    noise: { type: 'gaussian', mean: 128, sigma: 10 },
  },
})
  .jpeg({ quality: 45 })
  .toBuffer()
say(`the image has ${(image.length / 1024 ** 2).toFixed(1)} MB`)

const rows: string[][] = []
const tell = (what: string, waits: readonly number[]): void => {
  const row = [
    what,
    ...[0.5, 0.95, 1].map((share) => quantile(waits, share).toFixed(0)),
    String(waits.length),
  ]
  say(row.join('   '))
  rows.push(row)
}
const figures: Figure[] = []
const asFile = () => new File([new Uint8Array(image)], 'photo.jpg', { type: 'image/jpeg' })

await using world = await startProcessWorld()
const instructor = await world.addInstructor()

const { data: stored } = await instructor.direct.uploadImage({
  file: asFile(),
  fields: { userId: instructor.uid },
})
const listCourses = () =>
  instructor.viaGateway.getInstructorCourses({ query: { instructor_id: instructor.uid } })
// Warms up.
await keepCalling(listCourses, 50, wait(2_000))
const calmLists = await keepCalling(listCourses, everyMs, wait(calmMs))
tell('the course list, calm', calmLists)
const reading = readNothing(`${world.gatewayUrl}${stored.link}`, { sockets, perSecond })
const attackedLists = await keepCalling(
  listCourses,
  everyMs,
  reading.then(() => wait(calmMs)),
)
tell(`the course list beside ${sockets} silent readers`, attackedLists)
for (const socket of await reading) socket.destroy()
figures.push(
  single(
    'a course list beside 200 silent readers, 95 of 100',
    'ms more than calm',
    quantile(attackedLists, 0.95) - quantile(calmLists, 0.95),
    aims.listMs,
  ),
)

const essays = await addQuizToTake(instructor, [essayQuestion(1), essayQuestion(2)])
const attacker = await begin(world.servicesUrl, essays.sessionId, 'Attacker')
const other = await begin(world.servicesUrl, essays.sessionId, 'Other')
const save = () =>
  other.learner.saveAnswers({
    params: other.params,
    body: {
      answers: [
        {
          question_id: elementAt(essays.questionIds, 0),
          selected: [],
          answer: `Because ${performance.now()}.`,
          is_marked: false,
          time_spent: 1,
        },
      ],
    },
  })
await keepCalling(save, 50, wait(2_000))
const calmSaves = await keepCalling(save, 2 * everyMs, wait(calmMs))
tell('a save, calm', calmSaves)
const memory = await followMemory(world.services.pid())
const dispatcher = new Agent()
const statuses = new Map<number | string, number>()
const boundary = 'of-the-parts'
const partHead = (name: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
/** Written once, so that the client has little to do. */
const form = Buffer.concat([
  Buffer.from(`${partHead('question_id')}${elementAt(essays.questionIds, 1)}\r\n`),
  Buffer.from(partHead('file', '; filename="photo.jpg"\r\nContent-Type: image/jpeg')),
  image,
  Buffer.from(`\r\n--${boundary}--\r\n`),
])
const upload = async (): Promise<void> => {
  const status = await request(`${world.servicesUrl}/learner/attempts/${attacker.params.id}/images`, {
    method: 'POST',
    headers: {
      authorization: attacker.token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: form,
    dispatcher,
  }).then(
    async ({ statusCode, body }) => {
      await body.dump()
      return statusCode
    },
    () => 'cut off',
  )
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}
const uploading = Promise.all(Array.from({ length: uploads }, upload))
const attackedSaves = await keepCalling(save, 2 * everyMs, Promise.all([uploading, wait(calmMs)]))
tell(`a save beside ${uploads} uploads`, attackedSaves)
const { idleMB, peakMB } = await memory.end()
const answered = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
say(`uploads: ${answered}; memory ${idleMB.toFixed(0)} -> ${peakMB.toFixed(0)} MB`)
figures.push(
  single('200 uploads at once of 24 megapixels', 'MB more in the services', peakMB - idleMB, aims.uploadMB),
)
figures.push(
  single(
    'a save beside 200 uploads, the slowest',
    'ms more than calm',
    quantile(attackedSaves, 1) - quantile(calmSaves, 1),
    aims.saveMs,
  ),
)
await dispatcher.close()

const table: Table = {
  title: 'Each call',
  head: ['call', 'p50, ms', 'p95, ms', 'slowest, ms', 'calls'],
  rows,
}
const note = `On ${cores()}. The uploads were answered: ${answered}. ${loadAtEnd()}`
report({ title: 'Attacks', note, figures, tables: [table] })
