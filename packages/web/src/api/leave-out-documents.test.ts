import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leaveOutDocuments } from '../../leave-out-documents.ts'

const { transform } = leaveOutDocuments() as unknown as {
  transform: (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | undefined
}
const leaveOut = (code: string, path: string): string =>
  transform.call({ parse: parseAst }, code, `/packages/contracts/src/${path}`)!.code.replaceAll(/\s+/g, ' ')

test('a row keeps what the page reads: how to send the call, whether it has a key, and its response', () => {
  const row = `
    import { rulesOfQuiz } from '../rules/quiz.ts'
    import { limits } from '../limits.ts'
    export const rows = {
      create: defineRow({
        service: 'quiz',
        method: 'POST',
        path: 'quiz/:id',
        summary: 'Creates.',
        idempotent: 'by key',
        params: z.strictObject({ id }),
        body: z.strictObject({ name }),
        rules: rulesOfQuiz,
        response: z.looseObject({ limits, scope: text }),
      }),
      list: defineRow({ method: 'POST', path: 'quiz', idempotent: true, response }),
    }`
  const left = leaveOut(row, 'endpoints/quiz.ts')
  expect(left).toContain(
    "create: defineRow({ method: 'POST', path: 'quiz/:id', idempotent: 'by key', body: true,",
  )
  expect(left).toContain('response: z.looseObject({ limits, scope: text })')
  expect(left).toContain("list: defineRow({ method: 'POST', path: 'quiz', response })")
  expect(left).toContain("import { limits } from '../limits.ts'")
  expect(left).not.toContain('rulesOfQuiz')
})

test('the check of the whole table is left to servers and tests', () => {
  const table = "import { checkTable } from './define.ts'\nexport const endpoints = {}\ncheckTable(endpoints)"
  expect(leaveOut(table, 'endpoints.ts').trim()).toBe('export const endpoints = {}')
})
