import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { encodeImage } from '@quizwright/services/images/encode-image.ts'
import sharp from 'sharp'
import { readMemory } from '../../../tests/support/process-memory.ts'
import type { Found } from '../figures/figure.ts'
import { asMegabytes, round } from './machinery.ts'

/** R23: uploads an image of 24 megapixels, and one that claims to be far larger. */
export const measureImage = async (): Promise<Found> => {
  const size = { width: 6_000, height: 4_000, channels: 3 as const }
  const tile = randomBytes(200 * 200 * 3)
  const source = await sharp({ create: { ...size, background: '#357' } })
    .composite([{ input: tile, raw: { width: 200, height: 200, channels: 3 }, tile: true }])
    .jpeg({ quality: 20 })
    .toBuffer()
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const before = readMemory(process.pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, readMemory(process.pid))
  }, 20)
  const startedAt = performance.now()
  await encodeImage(source)
  const encodeMs = performance.now() - startedAt
  clearInterval(watch)
  const refusedAt = performance.now()
  const outcome = await encodeImage(bomb).catch((error: unknown) => error)
  const refuseMs = performance.now() - refusedAt
  const isRefused = outcome instanceof Error
  const more = asMegabytes(most - before)
  const met = encodeMs <= 1_500 && more <= 300 && refuseMs <= 20 && isRefused
  return {
    found:
      `${round(encodeMs / 1_000)} s and ${more} MB more for ${asMegabytes(source.length)} MB of 24 megapixels; ` +
      `one of 144 megapixels ${isRefused ? 'refused' : 'taken'} in ${round(refuseMs)} ms`,
    met,
    ran: 'an image of noise, encoded again as JPEG',
    ...(!met && { reason: 'decoding and encoding share their cores' }),
  }
}
