import type { IncomingHttpHeaders } from 'node:http'
import type { Row } from '@quizwright/contracts/define.ts'
import { Problem, problemFromResponse } from '@quizwright/contracts/problem.ts'
import { isProblemCode, problems } from '@quizwright/contracts/problems.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import type { WholeAnswer } from './upstream.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

const parse = ({
  headers,
  body,
}: WholeAnswer): { ok: true; value: unknown } | { ok: false; fault: string } => {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    return { ok: false, fault: `It is encoded as ${String(encoding).slice(0, 20)}, which was not asked for.` }
  try {
    return { ok: true, value: JSON.parse(utf8.decode(body)) }
  } catch {
    return { ok: false, fault: 'It is not JSON.' }
  }
}

const brokenContract = (status: number, fault: string): Problem =>
  new Problem('UPSTREAM_CONTRACT', {
    cause: new Error(`The answer with status ${status} breaks the contract. ${fault}`),
  })

/** Seconds, when it says seconds. */
const retryAfter = (headers: IncomingHttpHeaders): { retryAfterSeconds?: number } =>
  /^\d{1,5}$/.test(headers['retry-after'] ?? '') ? { retryAfterSeconds: Number(headers['retry-after']) } : {}

/**
 * What an upstream says of its own trouble is for the log; the codes of our table stand for their own fixed
 * texts.
 */
const serverProblem = (status: number, value: unknown, headers: IncomingHttpHeaders): Problem => {
  const body = validate(problemBody, value)
  const cause = new Error(
    `The service answered ${status}${body.ok ? ` ${body.data.code.slice(0, 64)}` : ''}.`,
  )
  const own =
    body.ok && isProblemCode(body.data.code) && problems[body.data.code].status === status
      ? body.data.code
      : undefined
  const code =
    own ?? (status === 503 ? 'UPSTREAM_DOWN' : status === 504 ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_CONTRACT')
  return new Problem(code, { cause, ...retryAfter(headers) })
}

/**
 * Judges the answer of an upstream by its row. Gives the parsed body of a success; throws the problem of
 * anything else: a refusal as the service worded it, everything it should not have said as UPSTREAM_CONTRACT
 * with the first fault as cause.
 */
export const judgeAnswer = (row: Row, answer: WholeAnswer): unknown => {
  const { status, headers } = answer
  const parsed = parse(answer)
  if (status >= 500) throw serverProblem(status, parsed.ok ? parsed.value : undefined, headers)
  if (!parsed.ok) throw brokenContract(status, parsed.fault)
  if (status >= 400) {
    if (typeof parsed.value !== 'object' || parsed.value === null)
      throw brokenContract(status, 'It is not an object.')
    throw withRetryAfter(problemFromResponse(status, parsed.value), headers)
  }
  if (status < 200 || status >= 300) throw brokenContract(status, 'Only 2xx, 4xx and 5xx are answers.')
  const checked = validate(row.response, parsed.value)
  if (checked.ok) return checked.data
  throw brokenContract(status, `First fault: ${checked.errors[0]?.messages[0] ?? 'unknown'}.`)
}

const withRetryAfter = (problem: Problem, headers: IncomingHttpHeaders): Problem => {
  const { message, errors } = problem
  return new Problem(problem.code, { message, ...(errors && { errors }), ...retryAfter(headers) })
}
