import { expect, test } from 'vitest'
import { judgeCase } from './judge-case.ts'
import { readPlaywrightResults, readVitestResults, type TestResult } from './test-results.ts'

const results: TestResult[] = [
  { file: 'a.test.ts', title: 'a door is shut', status: 'passed', seconds: 1 },
  { file: 'a.test.ts', title: 'a door is open', status: 'failed', seconds: 2 },
  { file: 'b.test.ts', title: 'a door is shut', status: 'skipped', seconds: 0 },
]
const judge = (...provenBy: { file: string; title?: string }[]) =>
  judgeCase({ code: 'A1', what: 'doors', provenBy }, results)

test('given proofs that passed, the case has passed, with their seconds', () => {
  expect(judge({ file: 'a.test.ts', title: 'is shut' })).toEqual({
    outcome: 'passed',
    tests: 1,
    seconds: 1,
    why: [],
  })
})

test('given a proof that failed or ran no test, the case has failed and names it', () => {
  expect(judge({ file: 'a.test.ts' })).toMatchObject({
    outcome: 'failed',
    why: ['a.test.ts: a door is open'],
  })
  expect(judge({ file: 'a.test.ts', title: 'is shut' }, { file: 'c.test.ts' })).toMatchObject({
    outcome: 'failed',
    why: ['no test ran of c.test.ts ""'],
  })
})

test('given no proof, or only skipped ones, the case was not tried', () => {
  expect(judge().outcome).toBe('not tried')
  expect(judge({ file: 'b.test.ts' }).outcome).toBe('not tried')
})

test('reads the reports of both runners, including the groups of tests', () => {
  const vitest = {
    testResults: [
      {
        name: '/root/x/a.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'a door is shut', status: 'passed', duration: 500 }],
      },
      { name: '/root/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  }
  expect(readVitestResults(vitest, '/root')).toEqual([
    { file: 'x/a.test.ts', title: 'a door is shut', status: 'passed', seconds: 0.5 },
    { file: 'b.test.ts', title: 'it loads', status: 'failed', seconds: 0 },
  ])
  const spec = { title: 'is shut', tests: [{ status: 'expected', results: [{ duration: 2_000 }] }] }
  const playwright = {
    suites: [{ title: 'x.test.ts', file: 'x.test.ts', suites: [{ title: 'a door', specs: [spec] }] }],
  }
  expect(readPlaywrightResults(playwright, 'tests')).toEqual([
    { file: 'tests/x.test.ts', title: 'a door is shut', status: 'passed', seconds: 2 },
  ])
})
