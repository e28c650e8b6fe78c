import { endpoints } from '@quizwright/contracts/endpoints.ts'
import sharp from 'sharp'
import request from 'supertest'
import { describe, expect } from 'vitest'
import { csvOf, soundRows } from '../support/csv-files.ts'
import { smallPng } from '../support/images.ts'
import { entryPoints } from '../support/entry-points.ts'
import { sendRow, type SentFile } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'

const named = (name: string, type: string, content: Buffer): SentFile => ({ name, type, content })
const code = (answer: request.Response): string => `${answer.status} ${answer.body.code}`

describe.each(entryPoints)('uploads, $name', (entryPoint) => {
  test('an image is re-encoded and gets an unguessable link', async ({ world, instructor }) => {
    const marked = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a0' } })
      .withExif({ IFD0: { Copyright: 'canary-in-the-metadata' } })
      .jpeg()
      .toBuffer()
    const answer = await sendRow(
      entryPoint.baseUrl(world),
      endpoints.uploadImage,
      { body: named('photo.jpg', 'image/jpeg', marked) },
      instructor.headers,
    )
    expect(answer.status).toBe(200)
    expect(answer.body.data.link).toMatch(/^\/files\/[\w-]{20,}/)
    const origin = entryPoint.baseUrl(world).replace(/\/api$/, '')
    const image = await request(origin)
      .get(answer.body.data.link as string)
      .buffer(true)
      .parse((stream, done) => {
        const parts: Buffer[] = []
        stream
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => done(null, Buffer.concat(parts)))
      })
    expect(image.headers['content-type']).toMatch(/^image\//)
    expect(image.headers['x-content-type-options']).toBe('nosniff')
    expect(image.headers['content-security-policy']).toContain('sandbox')
    expect(image.headers['cache-control']).toContain('immutable')
    expect((image.body as Buffer).includes('canary-in-the-metadata')).toBe(false)
    expect(await sharp(image.body as Buffer).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  test('files that are no image, or of an unsupported format, are refused by their content', async ({
    world,
    instructor,
  }) => {
    const send = (file: SentFile) =>
      sendRow(entryPoint.baseUrl(world), endpoints.uploadImage, { body: file }, instructor.headers)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(code(await send(named('drawing.png', 'image/png', svg)))).toBe('415 IMAGE_TYPE')
    expect(
      code(await send(named('page.jpg', 'image/jpeg', Buffer.from('<html><body>hello</body></html>')))),
    ).toBe('415 IMAGE_TYPE')
    const { content } = await smallPng()
    expect(code(await send(named('cut.png', 'image/png', content.subarray(0, 40))))).toBe('422 IMAGE_BROKEN')
    const flood = await sharp({ create: { width: 5_001, height: 5_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(code(await send(named('flood.png', 'image/png', flood)))).toBe('422 IMAGE_TOO_LARGE')
    expect(
      code(
        await send(named('long.png', 'image/png', Buffer.concat([content, Buffer.alloc(6 * 1024 * 1024)]))),
      ),
    ).toBe('413 BODY_TOO_LARGE')
  })

  test('no file, two files, a missing field, and a body that is no form are refused', async ({
    world,
    instructor,
  }) => {
    const csv = Buffer.from(csvOf(soundRows(1)))
    const { content: png } = await smallPng()
    const send = (path: string) => request(entryPoint.baseUrl(world)).post(path).set(instructor.headers)
    expect(code(await send('/quiz/upload-csv').field('remark', 'no file here'))).toBe('422 FILE_MISSING')
    expect(code(await send('/uploader/uploadImageToS3').field('userId', 'instructor'))).toBe(
      '422 FILE_MISSING',
    )
    expect(
      code(await send('/quiz/upload-csv').attach('file', csv, 'one.csv').attach('file', csv, 'two.csv')),
    ).toBe('422 ONE_FILE_ONLY')
    expect(
      code(
        await send('/uploader/uploadImageToS3')
          .field('userId', 'instructor')
          .attach('file', png, 'one.png')
          .attach('file', png, 'two.png'),
      ),
    ).toBe('422 ONE_FILE_ONLY')
    expect(code(await send('/uploader/uploadImageToS3').attach('file', png, 'one.png'))).toBe('422 CONTRACT')
    expect(code(await send('/quiz/upload-csv').set('content-type', 'application/json').send('{}'))).toBe(
      '415 MEDIA_TYPE',
    )
  })
})
