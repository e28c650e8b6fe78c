import recorded from '@quizwright/contracts/answers.json' with { type: 'json' }
import { check } from '@quizwright/contracts/walkers/check.ts'
import { describe, expect } from 'vitest'
import { differences, tidied } from '../support/answers.ts'
import { learnerExampleOf } from '../support/learner-objects.ts'
import { roads } from '../support/roads.ts'
import { exampleOf } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'
import { allRows, learnerRows } from './rows.ts'

describe.each(roads)('the examples of the table, $name', (road) => {
  for (const { name, row, title } of allRows) {
    test(`${title} answers within its contract`, async ({ world, instructor }) => {
      const given = await exampleOf(row, instructor)
      const answer = await sendRow(road.base(world), row, given, row.access === 'public' ? {} : instructor.headers)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(check(row.response, answer.body)).toMatchObject({ ok: true })
      expect(differences(recorded[name], tidied(answer.body, row.example, given)), 'against the documents; "npx -y pnpm@12 answers" writes them anew').toEqual([])
    })
  }
})

describe('the examples of the learner\'s table', () => {
  for (const { name, row, title } of learnerRows) {
    test(`${title} answers within its contract`, async ({ world, instructor }) => {
      const { parts, token } = await learnerExampleOf(name, row, world, instructor)
      const answer = await sendRow(world.servicesUrl, row, parts, row.access === 'attempt' ? { authorization: token } : {})
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(check(row.response, answer.body)).toMatchObject({ ok: true })
    })
  }
})
