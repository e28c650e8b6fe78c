import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { isNotOffered } from '@quizwright/contracts/http/not-offered.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { exampleOf } from '../../tests/support/row-examples.ts'
import { type Parts, sendRow } from '../../tests/support/send-row.ts'
import { type Addresses, type Operator, patienceMs } from './operator.ts'

/**
 * The result of a row: it keeps the contract, it differs (with the first difference in words), it could not
 * be tried (with the reason), or it is an extension that the services lack.
 */
export type Verdict = {
  name: string
  call: string
  outcome: 'keeps' | 'differs' | 'not tried' | 'not offered'
  why: string
}

/** Rows that would end the session that other rows need. */
const last = new Set(['signOut'])

const ids = Object.entries(endpoints).sort(
  ([one], [other]) => Number(last.has(one)) - Number(last.has(other)),
) as [string, Row][]

const answerDiffers = (row: Row, status: number, body: unknown): string | undefined => {
  if (status !== 200) return `answers ${status} where 200 is expected: ${JSON.stringify(body).slice(0, 300)}`
  const checked = validate(row.response, body)
  const [fault] = checked.ok ? [] : checked.errors
  return fault && `its answer differs: ${fault.messages[0]}`
}

/** Without credentials a row must refuse with a problem of the contract. */
const doorDiffers = (status: number, body: unknown): string | undefined => {
  if (status !== 401)
    return `${status === 200 ? 'lets in' : 'fails for'} who did not sign in: it answers ${status} where 401 is expected`
  return validate(problemBody, body).ok
    ? undefined
    : 'its refusal of who did not sign in has not the form of a problem'
}

const notOffered = {
  outcome: 'not offered',
  why: 'an extension: the page hides what needs it',
} as const

const tryRow = async (
  base: string,
  row: Row,
  operator: Operator,
): Promise<Omit<Verdict, 'name' | 'call'>> => {
  let parts: Parts
  try {
    parts = await exampleOf(row, operator, { withStudents: false })
  } catch (error) {
    return {
      outcome: 'not tried',
      why: `what it needs could not be made: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
  if (row.access === 'instructor') {
    const refused = await sendRow(base, row, parts, {}).timeout(patienceMs)
    if (isNotOffered(row, refused.status, refused.body)) return notOffered
    const why = doorDiffers(refused.status, refused.body)
    if (why) return { outcome: 'differs', why }
  }
  const answer = await sendRow(base, row, parts, row.access === 'public' ? {} : operator.headers).timeout(
    patienceMs,
  )
  if (isNotOffered(row, answer.status, answer.body)) return notOffered
  if (answer.status === 404 && needsAttempts(row))
    return {
      outcome: 'not tried',
      why: 'it reads what a student handed in, and no call of an instructor makes that',
    }
  const why = answerDiffers(row, answer.status, answer.body)
  return why ? { outcome: 'differs', why } : { outcome: 'keeps', why: '' }
}

/** Why a call got no response, as far as the network tells. */
const whyNoAnswer = (error: unknown): string => {
  if (error instanceof Error && 'timeout' in error)
    return `it does not answer within ${patienceMs / 1_000} s, after which the gateway gives up`
  return `it can't be called: ${error instanceof Error ? error.message : String(error)}`
}

/** Whether the example of a row needs something that only an attempt of a student creates. */
const needsAttempts = (row: Row): boolean =>
  /"\$(?:result|daqResult|daqQuestion|student)"/.test(JSON.stringify(row.example))

/** Tries every row of the table one after the other, with objects created as the operator's instructor. */
export async function* tryRows(addresses: Addresses, operator: Operator): AsyncGenerator<Verdict> {
  for (const [name, row] of ids) {
    const call = `${row.method} ${row.path}`
    const came = await tryRow(addresses[row.service], row, operator).catch((error: unknown) => ({
      outcome: 'differs' as const,
      why: whyNoAnswer(error),
    }))
    yield { name, call, ...came }
  }
}
