import { pageReport } from '@quizwright/contracts/schemas/page-report.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reportOf } from './page-reporter.ts'

test('whatever was thrown, the report satisfies the schema and contains no query string', () => {
  const long = new TypeError(`at https://host/quiz?search=secret ${'x'.repeat(20_000)}\ud800`)
  for (const thrown of [long, 'a text', undefined, { odd: true }, new Error('')])
    expect(z.safeParse(pageReport, reportOf(thrown, '/quiz/quiz-landing')).success).toBe(true)
  expect(JSON.stringify(reportOf(long, '/'))).not.toContain('secret')
})
