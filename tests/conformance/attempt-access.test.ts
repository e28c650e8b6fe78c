import { describe, expect } from 'vitest'
import { beginFor, learnerExampleOf } from '../support/learner-objects.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'
import { learnerRows } from './rows.ts'

describe('access as a student', () => {
  for (const { name, row, title } of learnerRows.filter(({ row: { access } }) => access === 'student')) {
    test(`${title} reveals nothing without a token of its own`, async ({ world, instructor }) => {
      const { parts, token } = await learnerExampleOf(name, row, world, instructor)
      const another = await beginFor(name, world, instructor)
      const callers: Record<string, Record<string, string>> = {
        'without headers': {},
        'as the instructor of the quiz': instructor.headers,
        'with an invented token': { authorization: 'A'.repeat(token.length) },
        'with the token of an attempt': { authorization: another.token },
      }
      for (const [caller, headers] of Object.entries(callers)) {
        const { body } = await sendRow(world.servicesUrl, row, parts, headers)
        expect({ caller, code: body.code }).toEqual({
          caller,
          code: name === 'listOwnAttempts' ? 'IDENTITY_NEEDED' : 'NOT_FOUND',
        })
      }
    })
  }
})

describe('access to an attempt', () => {
  const attemptRows = learnerRows.filter(({ row }) => row.access === 'attempt')
  for (const { name, row, title } of attemptRows) {
    test(`${title} responds 404 without the token of that attempt, and 404 via the gateway`, async ({
      world,
      instructor,
    }) => {
      const { parts, token } = await learnerExampleOf(name, row, world, instructor)
      const another = await beginFor(name, world, instructor)
      const callers: Record<string, Record<string, string>> = {
        'without headers': {},
        'as the instructor of the quiz': instructor.headers,
        'with an invented token': { authorization: 'A'.repeat(token.length) },
        'with the token of another attempt': { authorization: another.token },
      }
      for (const [caller, headers] of Object.entries(callers)) {
        const { status, body } = await sendRow(world.servicesUrl, row, parts, headers)
        expect({ caller, status, code: body.code }).toEqual({ caller, status: 404, code: 'NOT_FOUND' })
      }
      const headers = { ...instructor.headers, authorization: token }
      const { body } = await sendRow(`${world.gatewayUrl}/api`, row, parts, headers)
      expect(body.code).toBe('NO_ROUTE')
    })
  }
})
