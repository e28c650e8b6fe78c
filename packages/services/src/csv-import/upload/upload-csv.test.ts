import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTestServices } from '../../test-support/test-services.ts'

const boundary = 'quizwright-boundary'
const upload = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`,
  ),
  Buffer.alloc(3 * 1024 * 1024, 'What is this?,a,b,1\n'),
  Buffer.from(`\r\n--${boundary}--\r\n`),
])

test('given a store that cannot be written, then an upload gets 500 and the connection stays usable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-no-store-'))
  // A file where the folder should be makes every write fail, as on a full disk.
  await writeFile(join(folder, 'csv'), '')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  {
    await using services = await openTestServices({ files: { folder } })
    const { uid, token } = await services.addInstructor('Ada')
    const send = (
      method: string,
      path: string,
      headers: Record<string, string>,
      body?: Buffer,
    ): Promise<{ status: number; body: string }> =>
      new Promise((resolve, reject) => {
        const outgoing = request(`${services.url}${path}`, {
          agent,
          method,
          headers: { uid, authorization: token, ...headers },
        })
        outgoing
          .on('error', reject)
          .on('response', async (response) =>
            resolve({ status: response.statusCode!, body: await text(response) }),
          )
        outgoing.end(body)
      })
    const refused = await send(
      'POST',
      '/quiz/upload-csv',
      {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(upload.length),
      },
      upload,
    )
    expect(refused.status, refused.body).toBe(500)
    expect((await send('GET', `/quiz/get-published-count/${uid}`, {})).status).toBe(200)
  }
  agent.destroy()
  await rm(folder, { recursive: true })
})
