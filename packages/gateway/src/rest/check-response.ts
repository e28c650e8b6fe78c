import type { IncomingHttpHeaders } from 'node:http'
import type { Row } from '@quizwright/contracts/define.ts'
import { isNotOffered } from '@quizwright/contracts/http/not-offered.ts'
import { isTooDeep } from '@quizwright/contracts/http/strict-json.ts'
import { wireLimits } from '@quizwright/contracts/limits.ts'
import { Problem, problemFromResponse } from '@quizwright/contracts/problem.ts'
import { isProblemCode, problems, type ProblemCode } from '@quizwright/contracts/problems.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validateResponse } from '@quizwright/contracts/validation/validate-response.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { compileScanner, type Scanner } from '../scan/compile-scanner.ts'
import { parseJsonResponse } from './parse-json-response.ts'
import type { BufferedResponse } from './try-outcome.ts'

const contractProblem = (status: number, reason: string): Problem =>
  new Problem('UPSTREAM_CONTRACT', {
    cause: new Error(`The response with status ${status} breaks the contract. ${reason}`),
  })

/** The header Retry-After, if it is a number of seconds. */
const readRetryAfter = (headers: IncomingHttpHeaders): { retryAfterSeconds?: number } => {
  const value = headers['retry-after'] ?? ''
  return /^\d{1,5}$/.test(value) ? { retryAfterSeconds: Number(value) } : {}
}

const codeForServerError = (status: number, givenCode: string | undefined): ProblemCode => {
  if (givenCode && isProblemCode(givenCode) && problems[givenCode].status === status) return givenCode
  if (status === 503) return 'UPSTREAM_DOWN'
  return status === 504 ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_CONTRACT'
}

/** A 5xx: the service's message is only logged; the caller gets the fixed text of a code of our table. */
const serverErrorProblem = (status: number, value: unknown, headers: IncomingHttpHeaders): Problem => {
  const body = validate(problemBody, value)
  const givenCode = body.ok ? body.data.code : undefined
  const shownCode = givenCode === undefined ? '' : ` ${givenCode.slice(0, 64)}`
  return new Problem(codeForServerError(status, givenCode), {
    cause: new Error(`The service responded with ${status}${shownCode}.`),
    ...readRetryAfter(headers),
  })
}

/** A 4xx: the refusal as the service worded it. */
const refusalProblem = (status: number, value: unknown, headers: IncomingHttpHeaders): Problem => {
  if (typeof value !== 'object' || value === null) return contractProblem(status, 'It is not an object.')
  const problem = problemFromResponse(status, value)
  if (problem.status !== status) return contractProblem(status, 'The contract has no such status.')
  const { code, message, errors } = problem
  return new Problem(code, { message, ...(errors && { errors }), ...readRetryAfter(headers) })
}

/** A response that keeps the contract: its parsed body, and the bytes for the caller. */
export type CheckedResponse = { data: unknown; bytes: Buffer }

/**
 * Checks an upstream's response against its row and returns the body of a success, with the fields that the
 * contract names and no others; where there are no others, as the bytes that came. Throws the problem of a
 * refusal (4xx) or of a server error (5xx), NOT_OFFERED for an extension that the service lacks, and
 * UPSTREAM_CONTRACT for everything that the contract does not allow, with the first error as cause.
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
  const checked = validateResponse(row.response, parsed.value, parsed.text)
  if (!checked.ok)
    throw contractProblem(status, `First error: ${checked.errors[0]?.messages[0] ?? 'unknown'}.`)
  const { data, hasUnknownFields } = checked
  if (!hasUnknownFields) return { data, bytes: body }
  // Without unknown fields a body is as deep as its schema.
  if (isTooDeep(parsed.text, wireLimits.jsonDepth)) throw contractProblem(status, 'It is nested too deeply.')
  return { data, bytes: Buffer.from(JSON.stringify(data)) }
}

const isSuccessOfText = ({ status, headers }: BufferedResponse): boolean =>
  status >= 200 && status < 300 && (headers['content-encoding'] ?? 'identity') === 'identity'

/**
 * Makes what `checkResponse` does of a row's responses where only their bytes are wanted. A clean success is only
 * scanned, and passed on as it came: parsing and validating the list took three times as long, and 2 MB of questions
 * then also made garbage of several times their size.
 */
export const createResponseCheck = (row: Row): ((response: BufferedResponse) => Buffer) => {
  let isClean: Scanner | undefined
  return (response) => {
    // Compiled when it is first needed: a gateway would start later by all of them.
    if (isSuccessOfText(response) && (isClean ??= compileScanner(row.response))(response.body))
      return response.body
    return checkResponse(row, response).bytes
  }
}
