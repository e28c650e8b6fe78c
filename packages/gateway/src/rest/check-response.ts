import type { IncomingHttpHeaders } from 'node:http'
import type { Row } from '@quizwright/contracts/define.ts'
import { isNotOffered } from '@quizwright/contracts/http/not-offered.ts'
import { isTooDeep } from '@quizwright/contracts/http/strict-json.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { Problem, problemFromResponse } from '@quizwright/contracts/problem.ts'
import { isProblemCode, type ProblemCode, problems } from '@quizwright/contracts/problems.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { validateResponse } from '@quizwright/server/validation/validate-response.ts'
import type { BufferedResponse } from './try-outcome.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

type ParsedResponse = { ok: true; value: unknown; text: string } | { ok: false; error: string }

/** Parses the body of a response as UTF-8 JSON. */
const parseJsonResponse = ({ headers, body }: BufferedResponse): ParsedResponse => {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') {
    const shown = String(encoding).slice(0, 20)
    return { ok: false, error: `It is encoded as ${shown}, which was not requested.` }
  }
  try {
    const text = utf8.decode(body)
    return { ok: true, value: JSON.parse(text), text }
  } catch {
    return { ok: false, error: 'It is not JSON.' }
  }
}

const contractProblem = (status: number, reason: string): Problem =>
  new Problem('UPSTREAM_CONTRACT', {
    cause: new Error(`The response with status ${status} breaks the contract. ${reason}`),
  })

/** Returns the header Retry-After if it is a number of seconds. */
const readRetryAfter = (headers: IncomingHttpHeaders): { retryAfterSeconds?: number } => {
  const value = headers['retry-after'] ?? ''
  return /^\d{1,5}$/.test(value) ? { retryAfterSeconds: Number(value) } : {}
}

const codeForServerError = (status: number, givenCode: string | undefined): ProblemCode => {
  if (givenCode && isProblemCode(givenCode) && problems[givenCode].status === status) return givenCode
  if (status === 503) return 'UPSTREAM_DOWN'
  return status === 504 ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_CONTRACT'
}

/**
 * The problem for a 5xx. The service's message is only logged; the caller gets the fixed message of a known code.
 */
const serverErrorProblem = (status: number, value: unknown, headers: IncomingHttpHeaders): Problem => {
  const body = validate(problemBody, value)
  const givenCode = body.ok ? body.data.code : undefined
  const shownCode = givenCode === undefined ? '' : ` ${givenCode.slice(0, 64)}`
  return new Problem(codeForServerError(status, givenCode), {
    cause: new Error(`The service responded with ${status}${shownCode}.`),
    ...readRetryAfter(headers),
  })
}

/** The problem for a 4xx: the refusal in the service's words. */
const refusalProblem = (status: number, value: unknown, headers: IncomingHttpHeaders): Problem => {
  if (typeof value !== 'object' || value === null) return contractProblem(status, 'It is not an object.')
  const problem = problemFromResponse(status, value)
  if (problem.status !== status) return contractProblem(status, 'The contract has no such status.')
  const { code, message, errors } = problem
  return new Problem(code, { message, ...(errors && { errors }), ...readRetryAfter(headers) })
}

/** A response that matches the contract: the parsed body, and the bytes for the caller. */
export type CheckedResponse = { data: unknown; bytes: Buffer }

/**
 * Checks a response of an upstream against its row and returns the body. Fields that the contract does not name are
 * removed; without any, `bytes` are the received bytes. Throws the service's problem for a refusal (4xx) or a server
 * error (5xx), NOT_OFFERED for an extension that the service lacks, and UPSTREAM_CONTRACT for any other violation of
 * the contract, with the first error as cause.
 */
export const checkResponse = (row: Row, response: BufferedResponse): CheckedResponse => {
  const { status, headers, body } = response
  const parsed = parseJsonResponse(response)
  if (isNotOffered(row, status, parsed.ok ? parsed.value : undefined))
    throw new Problem('NOT_OFFERED', { cause: new Error(`The service responded with ${status}.`) })
  if (status >= 500) throw serverErrorProblem(status, parsed.ok ? parsed.value : undefined, headers)
  if (!parsed.ok) throw contractProblem(status, parsed.error)
  if (status >= 400) throw refusalProblem(status, parsed.value, headers)
  if (status < 200 || status >= 300) throw contractProblem(status, 'Only 2xx, 4xx and 5xx are allowed.')
  const checked = validateResponse(row.response, parsed.value)
  if (!checked.ok)
    throw contractProblem(status, `First error: ${checked.errors[0]?.messages[0] ?? 'unknown'}.`)
  const { data, mayDiffer } = checked
  if (!mayDiffer) return { data, bytes: body }
  // Not needed otherwise: the schema then limits the depth.
  if (isTooDeep(parsed.text, wireLimits.jsonDepth)) throw contractProblem(status, 'It is nested too deeply.')
  return { data, bytes: Buffer.from(JSON.stringify(data)) }
}
