import answers from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import messages from '@quizwright/contracts/recorded-messages.json' with { type: 'json' }
import { validate } from '@quizwright/contracts/validation/validate.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import { describe, expect } from 'vitest'
import { differences, tidied } from '../support/answers.ts'
import { learnerExampleOf } from '../support/learner-objects.ts'
import { entryPoints } from '../support/entry-points.ts'
import { playChannel } from '../support/play-channels.ts'
import { exampleOf } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'
import { allRows, learnerRows } from './rows.ts'

const recorded: Record<string, unknown> = answers
const recordedMessages: Record<string, object> = messages
const againstTheDocuments = 'against the documents; "npx -y pnpm@12 record-responses" writes them anew'

describe.each(entryPoints)('the examples of the table, $name', (entryPoint) => {
  for (const { name, row, title } of allRows) {
    test(`${title} answers within its contract`, async ({ world, instructor }) => {
      const given = await exampleOf(row, instructor)
      const answer = await sendRow(
        entryPoint.baseUrl(world),
        row,
        given,
        row.access === 'public' ? {} : instructor.headers,
      )
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(validate(row.response, answer.body)).toMatchObject({ ok: true })
      expect(
        differences(recorded[name], tidied(answer.body, row.example, given)),
        againstTheDocuments,
      ).toEqual([])
    })
  }
})

describe("the examples of the learner's table", () => {
  for (const { name, row, title } of learnerRows) {
    test(`${title} answers within its contract`, async ({ world, instructor }) => {
      const { parts, token } = await learnerExampleOf(name, row, world, instructor)
      const answer = await sendRow(
        world.servicesUrl,
        row,
        parts,
        row.access === 'attempt' ? { authorization: token } : {},
      )
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(validate(row.response, answer.body)).toMatchObject({ ok: true })
      expect(
        differences(recorded[name], tidied(answer.body, row.example, parts)),
        againstTheDocuments,
      ).toEqual([])
    })
  }
})

test.for(Object.keys(channels) as ChannelName[])(
  'every event of the channel %s is said as its contract has it',
  async (name, { world, instructor }) => {
    const { said, tidy } = await playChannel(name, { gatewayUrl: world.gatewayUrl }, instructor)
    const events: Record<string, { data: Row['response'] }> = {
      ...channels[name].fromBrowser,
      ...channels[name].fromService,
    }
    expect(Object.keys(said).sort()).toEqual(Object.keys(events).sort())
    for (const [event, { data }] of Object.entries(events))
      expect(validate(data, said[event]), event).toMatchObject({ ok: true })
    expect(differences(recordedMessages[name], tidy), againstTheDocuments).toEqual([])
  },
)
