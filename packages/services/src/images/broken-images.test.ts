import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeImage } from './encode-image.ts'

const sourceOf = (format: 'png' | 'jpeg' | 'gif' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#284' } })
    .composite([{ input: { create: { width: 9, height: 9, channels: 4, background: '#f00a' } } }])
    .toFormat(format)
    .toBuffer()

/** Truncates an image or changes some of its bytes. */
const broken = (source: Buffer): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.nat(source.length).map((length) => source.subarray(0, length)),
    fc
      .array(fc.tuple(fc.nat(source.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
      .map((changes) => {
        const copy = Buffer.from(source)
        for (const [index, byte] of changes) copy[index] = byte
        return copy
      }),
  )

test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
  'given a broken image (%s), then it is refused as broken or decoded completely',
  async (format) => {
    const source = await sourceOf(format)
    await fc.assert(
      fc.asyncProperty(broken(source), async (bytes) => {
        const outcome = await encodeImage(bytes).catch((error: unknown) => error)
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(Problem)
          expect((outcome as Problem).code).toMatch(/^IMAGE_/)
          return
        }
        const { bytes: encoded } = outcome as { bytes: Buffer }
        expect((await sharp(encoded).metadata()).width).toBeGreaterThan(0)
      }),
      { numRuns: runs(80) },
    )
  },
)
