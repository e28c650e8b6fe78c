import type { Row } from '../define.ts'
import { problems, type ProblemCode } from '../problems.ts'
import { problemBody } from '../schemas/problem.ts'
import type { Convert, Json } from './json-schemas.ts'
import { problemsOf } from '../http/problems-of.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const codesByStatus = (row: Row) =>
  [...Map.groupBy(problemsOf(row), (code) => problems[code].status)].sort(
    ([first], [second]) => first - second,
  )

/**
 * Returns the failure responses of a row by status. Many rows share a set of codes, so each set is one
 * component.
 */
export const failures = (row: Row): Json =>
  Object.fromEntries(
    codesByStatus(row).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${codes.join('.')}` },
    ]),
  )

/** Returns one response for each set of problem codes that the rows use, with the message of each code. */
export const failureResponses = (rows: readonly Row[], convert: Convert): Json => {
  const sets = rows.flatMap((row) => codesByStatus(row).map(([, codes]) => codes))
  return Object.fromEntries(
    sets.map((codes) => [
      codes.join('.'),
      {
        description: codes.map((code) => `\`${code}\` ${problems[code].message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { allOf: [convert(problemBody), { properties: { code: { enum: codes } } }] },
            example: exampleProblem(elementAt(codes, 0)),
          },
        },
      },
    ]),
  )
}

const exampleProblem = (code: ProblemCode): Json => ({
  status: problems[code].status,
  code,
  message: problems[code].message,
  requestId: '01JZ0000000000000000000000',
})
