import { afterEach, expect, test, vi } from 'vitest'
import { startBucketServer } from '../../test-support/bucket-server.ts'
import { openTestServices } from '../../test-support/test-services.ts'
import { csv, row } from '../testing/fixtures.ts'
import { readInWorker } from './read-in-worker.ts'

afterEach(() => vi.unstubAllEnvs())

test('an upload is stored in the bucket and a worker reads it from there', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  await using server = await startBucketServer()
  await using services = await openTestServices({ files: { bucket: server.bucket } })
  const ada = await services.addInstructor('ada')
  const {
    data: { fileLink },
  } = await ada.client.uploadCsv({
    file: new File([csv([row(), row({ question: 'Another?' })])], 'questions.csv'),
  })
  expect(server.keys()).toEqual([`csv/${fileLink}`])
  const messages = []
  for await (const message of readInWorker({
    file: {
      fileLocation: { bucket: server.bucket },
      key: `csv/${fileLink}`,
      ownerId: 'ada',
      name: 'questions.csv',
    },
    quizType: 'full',
    from: 0,
  }))
    messages.push(message)
  expect(messages.at(-1)).toMatchObject({
    kind: 'complete',
    report: { sections: expect.anything(), rejected: [] },
  })
  expect(JSON.stringify(messages)).toContain('Another?')
})
