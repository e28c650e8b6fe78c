/** One encoded picture. `time` in milliseconds from the start. */
export type Frame = { time: number; isKey: boolean; bytes: Uint8Array }
export type Film = {
  width: number
  height: number
  codec: 'V_VP8' | 'V_VP9'
  durationMs: number
  frames: readonly Frame[]
}

const encoder = new TextEncoder()
const join = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)

/** A number in as few bytes as hold it, the way EBML writes element values. */
const whole = (value: number, least = 1): Uint8Array => {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length < least; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}
const float = (value: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}
/**
 * A size in eight bytes, whatever it is: elements then have a place that can be told before they are written.
 */
const size = (length: number): Uint8Array => Uint8Array.from([0x01, ...whole(length, 7)])
const element = (id: number, content: Uint8Array): Uint8Array =>
  join([whole(id), size(content.length), content])
const parent = (id: number, ...children: Uint8Array[]): Uint8Array => element(id, join(children))
const text = (id: number, value: string): Uint8Array => element(id, encoder.encode(value))

const track = 1

const block = (frame: Frame, clusterTime: number): Uint8Array => {
  const relative = frame.time - clusterTime
  return element(
    0xa3,
    join([
      Uint8Array.from([0x80 | track, relative >> 8, relative & 0xff, frame.isKey ? 0x80 : 0]),
      frame.bytes,
    ]),
  )
}

/** A cluster begins at each key frame, so that a player can start at any of them. */
const clustersOf = (frames: readonly Frame[]): { time: number; bytes: Uint8Array }[] => {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([])
    groups.at(-1)!.push(frame)
  }
  return groups.map((group) => {
    const time = group[0]!.time
    return {
      time,
      bytes: parent(0x1f43b675, element(0xe7, whole(time)), ...group.map((frame) => block(frame, time))),
    }
  })
}

/**
 * Cues say where each cluster begins; all numbers have a fixed width, so their length does not depend on
 * their values.
 */
const cuesOf = (clusters: readonly { time: number; bytes: Uint8Array }[], firstAt: number): Uint8Array => {
  let at = firstAt
  const points = clusters.map(({ time, bytes }) => {
    const point = parent(
      0xbb,
      element(0xb3, whole(time, 4)),
      parent(0xb7, element(0xf7, whole(track)), element(0xf1, whole(at, 8))),
    )
    at += bytes.length
    return point
  })
  return parent(0x1c53bb6b, ...points)
}

/**
 * Writes a film without sound as WebM, with its length and an index, so that players show the one and jump by
 * the other.
 */
export const writeWebm = ({ width, height, codec, durationMs, frames }: Film): Uint8Array => {
  const head = parent(
    0x1a45dfa3,
    element(0x4286, whole(1)),
    element(0x42f7, whole(1)),
    element(0x42f2, whole(4)),
    element(0x42f3, whole(8)),
    text(0x4282, 'webm'),
    element(0x4287, whole(2)),
    element(0x4285, whole(2)),
  )
  const info = parent(
    0x1549a966,
    element(0x2ad7b1, whole(1_000_000)),
    element(0x4489, float(durationMs)),
    text(0x4d80, 'quizwright'),
    text(0x5741, 'quizwright'),
  )
  const video = parent(0xe0, element(0xb0, whole(width)), element(0xba, whole(height)))
  const tracks = parent(
    0x1654ae6b,
    parent(
      0xae,
      element(0xd7, whole(track)),
      element(0x73c5, whole(track)),
      element(0x83, whole(1)),
      text(0x86, codec),
      video,
    ),
  )
  const clusters = clustersOf(frames)
  const before = info.length + tracks.length
  const cues = cuesOf(clusters, before + cuesOf(clusters, 0).length)
  return join([head, parent(0x18538067, info, tracks, cues, ...clusters.map((cluster) => cluster.bytes))])
}
