import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { check } from '@quizwright/contracts/walkers/check.ts'
import { describe, expect } from 'vitest'
import { roads } from '../support/roads.ts'
import { exampleOf } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'
import { notBuilt } from './not-built.ts'
import { allRows } from './rows.ts'

describe.each(roads)('the examples of the table, $name', (road) => {
  for (const { row, built, title } of allRows) {
    test(`${title} ${built ? 'answers within its contract' : 'says that it is not built'}`, async ({ world, instructor }) => {
      const answer = await sendRow(road.base(world), row, await exampleOf(row, instructor), row.access === 'public' ? {} : instructor.headers)
      if (built) {
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        expect(check(row.response, answer.body)).toMatchObject({ ok: true })
      } else {
        expect(answer.status, JSON.stringify(answer.body)).toBe(501)
        expect(check(problemBody, answer.body)).toMatchObject({ ok: true, data: { code: 'NOT_BUILT' } })
      }
    })
  }
})

test('only calls for AI, video points, results and reports may wait for their handlers', () => {
  const mayWait = /^(?:question\/get-solution-ai|job\/|cvideos\/(?:points|changeQuizVideoPoint)|result\/|quiz-report\/|practice\/)/
  const waiting = allRows.filter(({ name }) => notBuilt.includes(name))
  expect(waiting.filter(({ row }) => !mayWait.test(row.path)).map(({ title }) => title)).toEqual([])
})
