import type { Row } from '@quizwright/contracts/define.ts'
import { exportFormats } from '@quizwright/domain/schemas/export-format.ts'
import { afterAll, expect, vi } from 'vitest'
import { hostileInstructor } from '../support/hostile-instructor.ts'
import { findMarked, makeHostile, textPathsOf, unstorable, withText } from '../support/hostile-parts.ts'
import { learnerExampleOf } from '../support/learner-objects.ts'
import { isLongForm } from '../support/long-form.ts'
import { createSharedExamples, exampleOf, type SharedExamples } from '../support/row-examples.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { type Parts, sendRow } from '../support/send-row.ts'
import { test as base } from '../support/world-test.ts'
import type { Instructor } from '../support/world.ts'
import { allRows, learnerRows } from './rows.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Requests that only read share an instructor and objects. */
const test = base.extend<{ reader: Instructor; readingExampleOf: SharedExamples }>({
  reader: [async ({ world }, use) => use(await world.addInstructor()), { scope: 'file' }],
  readingExampleOf: [
    async ({ world, reader }, use) => use(createSharedExamples(hostileInstructor(reader, world))),
    { scope: 'file' },
  ],
})

type Caller = { base: string; row: Row; parts: Parts; headers: Record<string, string> }
type Refusal = { code: string; message: string; errors?: { field: string; messages: string[] }[] }

const rowsThatShowed = new Set<Row>()
afterAll(() => {
  expect(rowsThatShowed.size, 'rows that answered hostile texts').toBeGreaterThan(25)
})

/**
 * Sends hostile texts wherever the call accepts text. The response must contain exactly these texts, or say
 * what is wrong.
 */
const expectWholeOrRefused = async ({ base, row, parts, headers }: Caller) => {
  const response = await sendRow(base, row, makeHostile(row, parts), headers)
  expect(response.status, response.text).toBeLessThan(500)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.stringify(response.headers), 'no header tells what was sent').not.toMatch(/‹/)
  const { marks, altered } = findMarked(response.body)
  expect(altered).toEqual([])
  if (response.status < 300 && marks.length > 0) rowsThatShowed.add(row)
  if (response.status >= 400) {
    const { message } = response.body as Refusal
    expect(message).toMatch(/^[A-Z].{9,}/)
    expect(marks, 'a refusal does not repeat what was sent').toEqual([])
  }
}

/**
 * Sends texts that cannot be stored to each field in turn, in the quick form to the last one, because all texts have
 * one schema. The refusal must name the field.
 */
const expectUnstorableRefused = async ({ base, row, parts, headers }: Caller) => {
  for (const [index, path] of [...textPathsOf(row, parts).entries()].slice(isLongForm ? 0 : -1)) {
    const [part, ...steps] = path
    const text = unstorable[index % unstorable.length]!
    const response = await sendRow(base, row, withText(parts, path, text), headers)
    const { code, errors } = response.body as Refusal
    expect({ status: response.status, code, fields: errors?.map(({ field }) => field) }).toEqual({
      status: 422,
      code: 'CONTRACT',
      fields: [part === 'body' ? steps.join('.') : steps.at(-1)],
    })
  }
}

test.for(allRows.filter(({ row }) => row.method === 'GET'))(
  'given hostile texts, $title returns them unchanged or refuses them',
  async ({ row }, { world, reader, readingExampleOf }) => {
    const parts = await readingExampleOf(row)
    const caller = { base: `${world.gatewayUrl}/api`, row, parts, headers: reader.headers }
    await expectUnstorableRefused(caller)
    await expectWholeOrRefused(caller)
  },
)

test.for(allRows.filter(({ row }) => row.method !== 'GET'))(
  'given hostile texts, $title returns them unchanged or refuses them',
  async ({ row }, { world, instructor }) => {
    const parts = await exampleOf(row, hostileInstructor(instructor, world))
    const caller = { base: `${world.gatewayUrl}/api`, row, parts, headers: instructor.headers }
    await expectUnstorableRefused(caller)
    await expectWholeOrRefused(caller)
  },
)

test.for(learnerRows)(
  'given hostile texts, a student’s $title returns them unchanged or refuses them',
  async ({ name, row }, { world, instructor }) => {
    const author = hostileInstructor(instructor, world)
    const { parts, token } = await learnerExampleOf(name, row, world, author)
    const caller = { base: world.servicesUrl, row, parts, headers: { authorization: token } }
    await expectUnstorableRefused(caller)
    await expectWholeOrRefused(caller)
  },
)

test.for(exportFormats)(
  'given a quiz of hostile texts, its export as %s has a harmless file name',
  async (format, { world, instructor }) => {
    const quizId = await addQuiz(hostileInstructor(instructor, world))
    const { data } = await instructor.viaGateway.exportQuiz({ params: { quizId, format } })
    expect(Buffer.from(data.base64, 'base64').length).toBeGreaterThan(100)
    expect(data.name).not.toMatch(/[\p{C}\\/:*?"<>|]/u)
  },
)
