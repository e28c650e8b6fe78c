import responses from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import messages from '@quizwright/contracts/recorded-messages.json' with { type: 'json' }
import { validate } from '@quizwright/contracts/validation/validate.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import { describe, expect } from 'vitest'
import { bothEntryPoints, entryPoints } from '../support/entry-points.ts'
import { learnerExampleOf } from '../support/learner-objects.ts'
import { normalizeResponse } from '../support/normalize-response.ts'
import { playChannel } from '../support/play-channels.ts'
import { createSharedExamples, exampleOf, type SharedExamples } from '../support/row-examples.ts'
import { sendRow, type Parts } from '../support/send-row.ts'
import { shapeDifferences } from '../support/shape-differences.ts'
import type { Instructor } from '../support/world.ts'
import { test as base } from '../support/world-test.ts'
import { allRows, learnerRows } from './rows.ts'

/** Requests that only read can share an instructor and objects. */
const test = base.extend<{ reader: Instructor; readingExampleOf: SharedExamples }>({
  reader: [async ({ world }, use) => use(await world.addInstructor()), { scope: 'file' }],
  readingExampleOf: [async ({ reader }, use) => use(createSharedExamples(reader)), { scope: 'file' }],
})

const recordedResponses: Record<string, unknown> = responses
const recordedMessages: Record<string, object> = messages
const outdated = 'differs from the documents; "npx -y pnpm@12 record-responses" writes them again'

type Exchange = { name: string; row: Row; parts: Parts; headers: Record<string, string> }

const expectRecordedResponse = async (baseUrl: string, { name, row, parts, headers }: Exchange) => {
  const { status, body } = await sendRow(baseUrl, row, parts, row.access === 'public' ? {} : headers)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(validate(row.response, body)).toMatchObject({ ok: true })
  const normalized = normalizeResponse(body, row.example, parts)
  expect(shapeDifferences(recordedResponses[name], normalized), outdated).toEqual([])
}

describe.each(bothEntryPoints)('the examples of the table, $name', (entryPoint) => {
  for (const { name, row, title } of allRows.filter(({ row }) => row.method === 'GET')) {
    test(`${title} responds to its example within its contract`, async ({
      world,
      reader,
      readingExampleOf,
    }) => {
      const parts = await readingExampleOf(row)
      await expectRecordedResponse(entryPoint.baseUrl(world), { name, row, parts, headers: reader.headers })
    })
  }

  // A call that writes needs objects of its own, so the quick form makes it once, as the page does.
  if (!entryPoints.includes(entryPoint)) return
  for (const { name, row, title } of allRows.filter(({ row }) => row.method !== 'GET')) {
    test(`${title} responds to its example within its contract`, async ({ world, instructor }) => {
      const parts = await exampleOf(row, instructor)
      const { headers } = instructor
      await expectRecordedResponse(entryPoint.baseUrl(world), { name, row, parts, headers })
    })
  }
})

describe("the examples of the learner's table", () => {
  for (const { name, row, title } of learnerRows) {
    test(`${title} responds to its example within its contract`, async ({ world, instructor }) => {
      const { parts, token } = await learnerExampleOf(name, row, world, instructor)
      const headers: Record<string, string> = row.access === 'public' ? {} : { authorization: token }
      await expectRecordedResponse(world.servicesUrl, { name, row, parts, headers })
    })
  }
})

test.for(Object.keys(channels) as ChannelName[])(
  'a conversation on the channel %s contains every event of its contract, and each is valid',
  async (name, { world, instructor }) => {
    const { events, normalized } = await playChannel(name, { gatewayUrl: world.gatewayUrl }, instructor)
    const contract: Record<string, { data: Row['response'] }> = {
      ...channels[name].fromBrowser,
      ...channels[name].fromService,
    }
    expect(Object.keys(events).toSorted()).toEqual(Object.keys(contract).toSorted())
    for (const [event, { data }] of Object.entries(contract))
      expect(validate(data, events[event]), event).toMatchObject({ ok: true })
    expect(shapeDifferences(recordedMessages[name], normalized), outdated).toEqual([])
  },
)
