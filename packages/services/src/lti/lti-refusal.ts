import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'

/** A refusal with a reason, such as `aud`, that administrators read on the page and in the log. */
export class LtiRefusal extends Problem {
  readonly reason: string

  constructor(code: ProblemCode, reason: string, { cause = reason, message }: LtiRefusalOptions = {}) {
    super(code, { cause, ...(message !== undefined && { message }) })
    this.reason = reason
  }
}

type LtiRefusalOptions = { cause?: unknown; message?: string }
