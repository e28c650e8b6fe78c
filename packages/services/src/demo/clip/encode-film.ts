import { defined } from '@quizwright/domain/defined.ts'

export type Film = { width: number; height: number; framesPerSecond: number; seconds: number }

/** An encoded frame and its time from the start. The browser returns its bytes as text. */
export type EncodedFrame = { seconds: number; isKey: boolean; base64: string }

/** Draws a swinging pendulum and encodes it as VP8. It runs in a browser, so it must not use outer variables. */
export const encodeFilm = async ({
  width,
  height,
  framesPerSecond,
  seconds,
}: Film): Promise<EncodedFrame[]> => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = defined(canvas.getContext('2d'), 'canvas.getContext')

  const draw = (time: number): void => {
    const angle = 0.6 * Math.cos((2 * Math.PI * time) / 2.5)
    const pivot = { x: width / 2, y: 60 }
    const bob = { x: pivot.x + 190 * Math.sin(angle), y: pivot.y + 190 * Math.cos(angle) }
    pen.fillStyle = '#f4f7fb'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#1b2a3a'
    pen.font = '600 24px sans-serif'
    pen.fillText('A swinging pendulum', 24, 40)
    pen.font = '18px sans-serif'
    pen.fillText(`${time.toFixed(1)} s`, width - 80, 40)
    pen.lineWidth = 4
    pen.strokeStyle = '#1b2a3a'
    pen.beginPath()
    pen.moveTo(pivot.x - 60, pivot.y)
    pen.lineTo(pivot.x + 60, pivot.y)
    pen.moveTo(pivot.x, pivot.y)
    pen.lineTo(bob.x, bob.y)
    pen.stroke()
    pen.fillStyle = '#1d5fbf'
    pen.beginPath()
    pen.arc(bob.x, bob.y, 26, 0, 2 * Math.PI)
    pen.fill()
    pen.fillRect(24, height - 28, ((width - 48) * time) / seconds, 8)
  }

  const frames: EncodedFrame[] = []
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let binary = ''
      for (const byte of bytes) binary += String.fromCharCode(byte)
      frames.push({
        seconds: chunk.timestamp / 1_000_000,
        isKey: chunk.type === 'key',
        base64: btoa(binary),
      })
    },
    error: (error) => {
      failure = error
    },
  })
  encoder.configure({ codec: 'vp8', width, height, framerate: framesPerSecond, bitrate: 110_000 })
  for (let index = 0; index < framesPerSecond * seconds; index++) {
    draw(index / framesPerSecond)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / framesPerSecond })
    encoder.encode(frame, { keyFrame: index % (framesPerSecond * 2) === 0 })
    frame.close()
    if (encoder.encodeQueueSize > 20) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await encoder.flush()
  if (failure) throw failure
  return frames
}
