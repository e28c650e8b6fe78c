import { defined } from '@quizwright/domain/defined.ts'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'
import type { EncodedFrame, Film } from './encode-film.ts'

/** Writes encoded VP8 frames as a WebM file without sound, with its duration and an index of key frames. */
export const writeWebm = async (
  { width, height, framesPerSecond }: Film,
  frames: readonly EncodedFrame[],
): Promise<Uint8Array> => {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  for (const { seconds, isKey, base64 } of frames) {
    const packet = new EncodedPacket(
      Buffer.from(base64, 'base64'),
      isKey ? 'key' : 'delta',
      seconds,
      1 / framesPerSecond,
    )
    await source.add(packet, { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } })
  }
  await output.finalize()
  return new Uint8Array(defined(target.buffer, 'target.buffer'))
}
