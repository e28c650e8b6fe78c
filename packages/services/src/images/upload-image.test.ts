import { eq } from '../database/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { images } from '../database/tables/main.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { type Instructor } from '../test-support/test-services.ts'

const quotaBytes = 2_000

const services = await setUpServices({ limits: { imageQuotaBytes: quotaBytes } })
const ada = await services.addInstructor('ada')
const bea = await services.addInstructor('bea')

const makeImage = async (colour: string): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 20, height: 20, channels: 3, background: colour } })
          .png()
          .toBuffer(),
      ),
    ],
    '../../etc/passwd.html',
    { type: 'text/html' },
  )
const upload = async (instructor: Instructor, file: File): Promise<string> =>
  (await instructor.client.uploadImage({ file, fields: { userId: 'instructor' } })).data.link
const post = (form: FormData) =>
  fetch(`${services.url}/uploader/uploadImageToS3`, {
    method: 'POST',
    headers: { uid: ada.uid, authorization: ada.token },
    body: form,
  })

test('an image has a random link, and headers that only allow showing it', async () => {
  const link = await upload(ada, await makeImage('#ff0000'))
  expect(link).toMatch(/^\/files\/[0-9a-f]{32}\.png$/)
  const response = await fetch(`${services.url}${link}`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  })
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(20)
})

test('equal images have the same link for one instructor, but another link for another instructor', async () => {
  const [first, again, others] = [
    await upload(ada, await makeImage('#00ff00')),
    await upload(ada, await makeImage('#00ff00')),
    await upload(bea, await makeImage('#00ff00')),
  ]
  expect(again).toBe(first)
  expect(others).not.toBe(first)
})

test('an upload beyond the quota is refused with QUOTA', async () => {
  const noisy = await sharp({
    create: {
      width: 60,
      height: 60,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer()
  await expect(upload(bea, new File([new Uint8Array(noisy)], 'noise.png'))).rejects.toMatchObject({
    status: 413,
    code: 'QUOTA',
  })
})

test('a second file, a missing file, an unknown field and a field after the file are refused', async () => {
  const file = await makeImage('#0000ff')
  const codeOf = async (...parts: [string, string | File][]) => {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    return ((await (await post(form)).json()) as { code: string }).code
  }
  expect(await codeOf(['userId', 'x'], ['file', file], ['file', file])).toBe('ONE_FILE_ONLY')
  expect(await codeOf(['userId', 'x'])).toBe('FILE_MISSING')
  expect(await codeOf(['userId', 'x'], ['image', file])).toBe('CONTRACT')
  expect(await codeOf(['file', file])).toBe('CONTRACT')
  expect(await codeOf(['userId', 'x'], ['file', file], ['more', 'text'])).toBe('MALFORMED')
})

test('unknown file names and path traversal get 404', async () => {
  for (const name of ['0'.repeat(32) + '.png', '..%2f..%2fserver.json', 'x.png'])
    expect((await fetch(`${services.url}/files/${name}`)).status).toBe(404)
})

test('a range of a file is served', async () => {
  const link = await upload(ada, await makeImage('#123456'))
  const response = await fetch(`${services.url}${link}`, { headers: { range: 'bytes=0-7' } })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toMatch(/^bytes 0-7\/\d+$/)
  expect((await response.arrayBuffer()).byteLength).toBe(8)
})

test('given many concurrent uploads, then no more images are stored than the quota allows', async () => {
  const cy = await services.addInstructor('cy')
  const files = await Promise.all(Array.from({ length: 40 }, (_, n) => makeImage(`rgb(${n * 6}, 90, 40)`)))
  const outcomes: PromiseSettledResult<string>[] = []
  // As many as one person may have waiting.
  while (files.length > 0)
    outcomes.push(...(await Promise.allSettled(files.splice(0, 6).map((file) => upload(cy, file)))))
  const stored = await services.db.select().from(images).where(eq(images.ownerId, cy.uid))
  expect(stored.reduce((bytes, image) => bytes + image.bytes, 0)).toBeLessThanOrEqual(quotaBytes)
  expect(stored.length).toBeGreaterThan(0)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(stored.length)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['QUOTA']))
})
