import type { FaultCase, Proof } from '../cases/fault-case.ts'
import type { TestResult } from './test-results.ts'

/** The result of a case. `why` names the proofs that failed or were not found. */
export type Verdict = {
  outcome: 'passed' | 'failed' | 'not tried'
  tests: number
  seconds: number
  why: string[]
}

const proves =
  ({ file, title = '' }: Proof) =>
  (result: TestResult): boolean =>
    result.file === file && result.title.includes(title)

/** A case has passed if each of its proofs ran tests and none failed. */
export const judgeCase = ({ provenBy }: FaultCase, results: readonly TestResult[]): Verdict => {
  if (provenBy.length === 0) return { outcome: 'not tried', tests: 0, seconds: 0, why: [] }
  const groups = provenBy.map((proof) => ({ proof, found: results.filter(proves(proof)) }))
  const found = [...new Set(groups.flatMap((group) => group.found))]
  const ran = found.filter(({ status }) => status !== 'skipped')
  const why = [
    ...groups
      .filter((group) => group.found.length === 0)
      .map(({ proof }) => `no test ran of ${proof.file} "${proof.title ?? ''}"`),
    ...ran.filter(({ status }) => status === 'failed').map(({ file, title }) => `${file}: ${title}`),
  ]
  const seconds = ran.reduce((sum, result) => sum + result.seconds, 0)
  if (why.length > 0) return { outcome: 'failed', tests: ran.length, seconds, why }
  return { outcome: ran.length > 0 ? 'passed' : 'not tried', tests: ran.length, seconds, why }
}
