import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPasted } from '@quizwright/formats/pasted/read-pasted.ts'
import { filesAround, repeated, signs } from '@quizwright/formats/testing/repeated-signs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readingMs } from '../../scheduling/read-in-turn.ts'
import { startWorkerPool } from '../../scheduling/worker-pool.ts'
import { readInWorker } from '../worker/read-in-worker.ts'

const chars = 1_000_000

/** What once took minutes; the long form tries every sign in every file. */
const cases: readonly (readonly [string, string])[] = isLongForm
  ? Object.keys(filesAround).flatMap((name) => signs.map((sign) => [name, sign] as const))
  : [
      ['list.txt', ' '],
      ['list.md', '## __'],
      ['questions.gift', '// [tag:a'],
      ['broken.json', '{"a":'],
      ['moodle-markdown.xml', '_a'],
      ['list.docx', '①'],
      ['table.xlsx', ' '],
    ]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-signs-'))
})
afterAll(async () => {
  await startWorkerPool().destroy()
  await rm(folder, { recursive: true })
})

const limits = { timeout: 2 * readingMs }

test.each(cases)(
  'given %s with a million characters of %j, then it is read or refused in time',
  limits,
  async (...[name, sign]) => {
    await writeFile(join(folder, name), filesAround[name]!(repeated(sign, chars / 2)))
    const file = { fileLocation: { folder }, key: name, name, ownerId: name }
    const read = async (): Promise<string> => {
      let last = ''
      for await (const { kind } of readInWorker({ file, quizType: 'full', from: 0 })) last = kind
      return last
    }
    const end = await read().catch(
      (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
    )
    expect(end).toMatch(/^complete$|^CSV_\w+: /)
    expect(end).not.toMatch(/takes longer|read at once/)
  },
)

/** The browser reads what is pasted without a thread that could be stopped. The quick form pastes less. */
const pasted = isLongForm ? signs : [' ', '## __', ' __a', '①', '{"a":', '```\n']
const pastedChars = isLongForm ? chars : 0.4 * chars

test.each(pasted)(
  'given very many characters of %j that are pasted, then they are read in time',
  limits,
  (sign) => {
    const begun = process.cpuUsage()
    expect(readPasted(`1. Q ${repeated(sign, pastedChars)}`, { isDescriptive: false })).toBeInstanceOf(Array)
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan((readingMs * pastedChars) / chars)
  },
)
