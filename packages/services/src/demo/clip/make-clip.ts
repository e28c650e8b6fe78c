/**
 * Makes clip.webm, the film behind the demo's videos: a pendulum, drawn and encoded by a browser. Run it by
 * hand when the drawing changes: `node packages/services/src/demo/clip/make-clip.ts [path of a Chromium]`
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { type Frame, writeWebm } from './webm.ts'

const film = { width: 640, height: 360, framesPerSecond: 20, seconds: 30 }

/** Runs in the page: draws every frame, encodes it and gives the encoded bytes back. */
const encode = async ({
  width,
  height,
  framesPerSecond,
  seconds,
}: typeof film): Promise<{ time: number; isKey: boolean; base64: string }[]> => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')!
  const draw = (at: number) => {
    const angle = 0.6 * Math.cos((2 * Math.PI * at) / 2.5)
    const [x, y] = [width / 2 + 190 * Math.sin(angle), 60 + 190 * Math.cos(angle)]
    pen.fillStyle = '#f4f7fb'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#1b2a3a'
    pen.font = '600 24px sans-serif'
    pen.fillText('A swinging pendulum', 24, 40)
    pen.font = '18px sans-serif'
    pen.fillText(`${at.toFixed(1)} s`, width - 80, 40)
    pen.lineWidth = 4
    pen.strokeStyle = '#1b2a3a'
    pen.beginPath()
    pen.moveTo(width / 2 - 60, 60)
    pen.lineTo(width / 2 + 60, 60)
    pen.moveTo(width / 2, 60)
    pen.lineTo(x, y)
    pen.stroke()
    pen.fillStyle = '#1d5fbf'
    pen.beginPath()
    pen.arc(x, y, 26, 0, 2 * Math.PI)
    pen.fill()
    pen.fillRect(24, height - 28, ((width - 48) * at) / seconds, 8)
  }

  const encoded: { time: number; isKey: boolean; base64: string }[] = []
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let binary = ''
      for (const byte of bytes) binary += String.fromCharCode(byte)
      encoded.push({
        time: Math.round(chunk.timestamp / 1_000),
        isKey: chunk.type === 'key',
        base64: btoa(binary),
      })
    },
    error: (error) => {
      failure = error
    },
  })
  encoder.configure({ codec: 'vp8', width, height, framerate: framesPerSecond, bitrate: 110_000 })
  for (let at = 0; at < framesPerSecond * seconds; at++) {
    draw(at / framesPerSecond)
    const frame = new VideoFrame(canvas, { timestamp: (at * 1_000_000) / framesPerSecond })
    encoder.encode(frame, { keyFrame: at % (framesPerSecond * 2) === 0 })
    frame.close()
    if (encoder.encodeQueueSize > 20) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await encoder.flush()
  if (failure) throw failure
  return encoded
}

const browser = await chromium.launch({
  ...(process.argv[2] && { executablePath: process.argv[2] }),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  // Encoders are there for secure pages only, which localhost counts as; nothing listens on it.
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>clip</title>' }),
  )
  await page.goto('http://localhost/')
  const encoded = await page.evaluate(encode, film)
  const frames: Frame[] = encoded.map(({ base64, ...frame }) => ({
    ...frame,
    bytes: Buffer.from(base64, 'base64'),
  }))
  await writeFile(
    new URL('clip.webm', import.meta.url),
    writeWebm({ ...film, codec: 'V_VP8', durationMs: film.seconds * 1_000, frames }),
  )
} finally {
  await browser.close()
}
