import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeImage } from './encode-image.ts'

const square = (side = 8) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#1d5fbf' } })

test.each([
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
  ['gif', 'png'],
] as const)('accepts %s and encodes it as %s', async (format, ending) => {
  const encoded = await encodeImage(await square().toFormat(format).toBuffer())
  expect(encoded).toMatchObject({ ending, width: 8, height: 8 })
  expect(await sharp(encoded.bytes).metadata()).toMatchObject({ width: 8, height: 8 })
})

if (isLongForm)
  test('an image from a camera is scaled down to the size for students', async () => {
    const large = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#1d5fbf' } })
      .jpeg()
      .toBuffer()
    const encoded = await encodeImage(large)
    const { width, height } = await sharp(encoded.bytes).metadata()
    expect(encoded).toMatchObject({ width, height })
    expect({ width, height }).toEqual({ width: 2_560, height: 1_707 })
  })

test('metadata and appended bytes are removed, and the orientation is applied', async () => {
  const hidden = 'SECRET-PLACE'
  const tagged = await sharp({ create: { width: 4, height: 8, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: hidden, Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(tagged.includes(hidden)).toBe(true)
  const { bytes } = await encodeImage(Buffer.concat([tagged, Buffer.from(`<script>${hidden}</script>`)]))
  expect(bytes.includes(hidden)).toBe(false)
  const { width, height, exif } = await sharp(bytes).metadata()
  expect({ width, height, exif }).toEqual({ width: 8, height: 4, exif: undefined })
})

test.each([
  [
    'an SVG file, which may contain scripts',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  ['an HTML page', '<!doctype html><title>x</title>'],
  ['a PDF', '%PDF-1.7\n'],
  ['an empty file', ''],
])('given the bytes of %s, then it is refused', async (_what, text) => {
  await expect(encodeImage(Buffer.from(text))).rejects.toMatchObject({ code: 'IMAGE_TYPE' })
})

test('an image with too many pixels is refused before it is decoded', async () => {
  const png = await square().png().toBuffer()
  png.writeUInt32BE(25_000, 16)
  png.writeUInt32BE(25_000, 20)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(png.subarray(12, 29)))
  crc.copy(png, 29)
  await expect(encodeImage(png)).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' })
})

test('refuses a truncated image', async () => {
  const jpeg = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#1d5fbf',
      noise: { type: 'gaussian', mean: 100, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  await expect(encodeImage(jpeg.subarray(0, jpeg.length / 2))).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
})
