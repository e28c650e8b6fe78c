import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { longFiles } from '@quizwright/formats/testing/long-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInWorker, startWorkerPool } from '../../scheduling/worker-pool.ts'
import type { PreviewResult, PreviewTask } from '../preview/preview-worker.ts'
import { readInWorker } from '../worker/read-in-worker.ts'

/** As many as a quiz takes at once in the long form of the tests. */
const questions = isLongForm ? 10_000 : 1_000
/** The quick form reads the two that need most memory, an unzipped XML and a list. */
const tried = isLongForm ? Object.keys(longFiles) : ['list.docx', 'list.txt']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-long-'))
})
afterAll(async () => {
  await startWorkerPool().destroy()
  await rm(folder, { recursive: true })
})

const write = async (name: string) => {
  await writeFile(join(folder, name), longFiles[name]!(questions))
  return { fileLocation: { folder }, key: name, name, ownerId: name }
}

test.each(tried)(
  'given %s with thousands of questions, then a thread has the memory and the time to read it',
  async (name) => {
    const file = await write(name)
    let sent = 0
    for await (const message of readInWorker({ file, quizType: 'full', from: 0 })) {
      if (message.kind === 'questions') sent += JSON.parse(message.data).questions.length
      else expect(message.report).toMatchObject({ total: questions, rejectedCount: 0, errorsCount: 0 })
    }
    expect(sent).toBe(questions)
  },
)

test('given a Word file with thousands of questions, then it is previewed', async () => {
  const task: PreviewTask = { file: await write('list.docx'), reading: {} }
  const url = new URL('../preview/preview-worker.ts', import.meta.url)
  expect(await runInWorker<PreviewTask, PreviewResult>(url, task)).toMatchObject({
    preview: { format: 'word' },
  })
})
