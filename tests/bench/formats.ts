/**
 * Measures the import of large question files through gateway and services, which run as separate processes:
 * the time until the last question has arrived, and the additional memory of the services. Writes
 * docs/performance.md and exits with 1 if an aim is missed.
 */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { fullQuestion } from '../../packages/contracts/src/csv/sparse-question.ts'
import { writeQuestionFile } from '../../packages/formats/src/write/write-question-file.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { followMemory } from './follow-memory.ts'
import { importWhole, settle } from './import-whole.ts'
import { cores, type Figure, summarize } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'

const addedMB = 100
const rounds = 3
const note =
  `On ${cores()}. Through gateway and services from the upload to the last question; memory is what the import adds ` +
  'to that of the services at its peak.'
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A different PNG for each number, made of noise, which does not compress. */
const imageOf = (number: number): Uint8Array => {
  const size = 160
  const lines = Buffer.alloc(size * (1 + size * 3))
  let state = number + 1
  for (let index = 0; index < lines.length; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    lines[index] = index % (1 + size * 3) === 0 ? 0 : (state >> 16) & 0xff
  }
  const part = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('IDAT', deflateSync(lines)),
    part('IEND', Buffer.alloc(0)),
  ])
}

const questionsOf = (count: number, images: number) =>
  Array.from({ length: count }, (_, index) =>
    fullQuestion({
      question: `How much is ${index} + ${index + 1}, and which of these statements about the sum is true?`,
      image_url: index < images ? `/files/${index}.png` : '',
      solution: `It is ${2 * index + 1}.`,
      tags: [{ tag_name: `tag ${index % 20}` }],
      options: [1, 2, 3, 4].map((number) => ({
        option: `It is ${2 * index + number}`,
        is_correct: number === 1,
      })),
    }),
  )

const works = [
  { name: '10,000 questions of GIFT', format: 'gift', count: 10_000, images: 0, seconds: 4 },
  { name: '10,000 questions of Moodle XML', format: 'moodle-xml', count: 10_000, images: 0, seconds: 8 },
  { name: '1,000 items of QTI 3 with 200 images', format: 'qti-3.0', count: 1_000, images: 200, seconds: 10 },
  { name: '10,000 rows of Excel', format: 'xlsx', count: 10_000, images: 0, seconds: 8 },
] as const

type Work = (typeof works)[number]

const writeFileOf = async (folder: string, { format, count, images }: Work): Promise<string> => {
  const held = new Map(
    Array.from({ length: images }, (_, index) => [
      `/files/${index}.png`,
      { name: `${index}.png`, bytes: imageOf(index) },
    ]),
  )
  const questions = questionsOf(count, images)
  const path = join(folder, `${format}.bin`)
  const { bytes } = await writeQuestionFile({ title: 'Bench', questions, images: held }, format)
  await writeFile(path, bytes)
  return path
}

/** Uses a new world, because memory left by an earlier import would hide what this one needs. */
const measureOnce = async (
  path: string,
  { name, count }: Work,
): Promise<{ seconds: number; addedMB: number }> => {
  await using world = await startProcessWorld()
  const { instructor, quizId } = await settle(world)
  const memory = await followMemory(world.services.pid())
  const start = performance.now()
  const came = await importWhole(world, instructor, quizId, path)
  const seconds = (performance.now() - start) / 1_000
  const { idleMB, peakMB } = await memory.end()
  if (came !== count) throw new Error(`${name}: ${came} questions came.`)
  say(`  ${name}: ${seconds.toFixed(2)} s, ${(peakMB - idleMB).toFixed(0)} MB added to ${idleMB.toFixed(0)}`)
  return { seconds, addedMB: peakMB - idleMB }
}

const measure = async (folder: string, work: Work): Promise<Figure[]> => {
  const path = await writeFileOf(folder, work)
  const found = []
  for (let round = 0; round < rounds; round++) found.push(await measureOnce(path, work))
  const what = `${work.name} (${((await stat(path)).size / 1_048_576).toFixed(1)} MB)`
  return [
    {
      what,
      against: 'seconds',
      ...summarize(found.map(({ seconds }) => seconds)),
      aim: work.seconds,
      better: 'less',
    },
    {
      what,
      against: 'MB added',
      ...summarize(found.map((one) => one.addedMB)),
      aim: addedMB,
      better: 'less',
    },
  ]
}

const folder = await mkdtemp(join(tmpdir(), 'quizwright-formats-'))
const figures: Figure[] = []
try {
  for (const work of works) figures.push(...(await measure(folder, work)))
} finally {
  await rm(folder, { recursive: true, force: true })
}
const missed = recordPart('formats', { title: 'Question files of other tools', note, figures, tables: [] })
for (const aim of missed) say(`missed: ${aim}`)
process.exitCode = missed.length === 0 ? 0 : 1
