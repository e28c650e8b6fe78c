import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { expect, test } from 'vitest'
import { writeFile } from './write-file.ts'

const MiB = 1024 * 1024
const { signal } = new AbortController()
const linkOf = (index: number): string => `/files/${index.toString(16).padStart(32, '0')}.png`
const withImages = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    fullQuestion({ question: `Which is river ${index}?`, image_url: linkOf(index) }),
  )
/** A store in which each image has `bytes` bytes. */
const storeOf = (bytes: number) => {
  let reads = 0
  return {
    exists: async () => true,
    getBytes: async () => {
      reads++
      return new Uint8Array(bytes)
    },
    reads: () => reads,
  }
}
const expected = {
  code: 'EXPORT_TOO_LARGE',
  message:
    'With its images, the file of “Rivers” would be longer than 46 MB. ' +
    'Select some of its questions in the editor and download those.',
}

test('given too many images for one file, then they are refused, and the remaining ones are not read', async () => {
  const store = storeOf(10 * MiB)
  const written = writeFile(store, { title: 'Rivers', questions: withImages(90), format: 'qti-3.0' }, signal)
  await expect(written).rejects.toMatchObject(expected)
  expect(store.reads()).toBe(5)
})

if (isLongForm)
  test('given a file that grows too large while it is written, then it is refused', async () => {
    const wanted = { title: 'Rivers', questions: withImages(4), format: 'json' } as const
    await expect(writeFile(storeOf(10 * MiB), wanted, signal)).rejects.toMatchObject(expected)
  })

test('given a missing image, then it is named as a loss', async () => {
  const store = { ...storeOf(1), exists: async () => false }
  const { losses } = await writeFile(
    store,
    { title: 'Rivers', questions: withImages(1), format: 'json' },
    signal,
  )
  expect(losses).toEqual([expect.stringContaining('image')])
})

test.each([
  { questions: [], message: '“Rivers” has no questions yet. Add one and download it then.' },
  {
    questions: [fullQuestion({ question: 'Describe a river.' })],
    message: 'Aiken holds no descriptive questions, and “Rivers” has no others. Choose another format.',
  },
])('given no question that the format holds, then no empty file is written: $message', async (given) => {
  const { questions, message } = given
  const written = writeFile(storeOf(1), { title: 'Rivers', questions, format: 'aiken' }, signal)
  await expect(written).rejects.toMatchObject({ code: 'EXPORT_EMPTY', message })
})
