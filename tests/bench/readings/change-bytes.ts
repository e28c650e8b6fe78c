import type { Random } from '@quizwright/services/random/seeded-random.ts'

type Change = (bytes: Buffer, random: Random, another: () => Buffer) => Buffer

const asText =
  (change: (text: string, random: Random) => string): Change =>
  (bytes, random) =>
    Buffer.from(change(bytes.toString('utf8'), random))

const unseen = ['\u200f', '\0', '\t', '\u00a0', '  ', '\u200b', '\ufeff']
const lineEnds = ['\r', '\r\n', '\n\n', ' ', '\u2028']
const signs = ['<', '>', '{', '}', '[', ']', '\\', '$', '$$', '"', '&amp;', '']

/** What transfers, editors and people do to a file. */
const changes: readonly Change[] = [
  (bytes, random) => bytes.subarray(0, random.integer(bytes.length)),
  (bytes, random) => {
    const changed = Buffer.from(bytes)
    for (let count = random.integer(20); count >= 0; count -= 1)
      changed[random.integer(changed.length)] = random.integer(256)
    return changed
  },
  (bytes, random) => {
    const start = random.integer(bytes.length)
    const part = bytes.subarray(start, start + random.integer(2_000))
    const repeated = Array.from({ length: 1 + random.integer(30) }, () => part)
    return Buffer.concat([bytes.subarray(0, start), ...repeated, bytes.subarray(start)])
  },
  (bytes, _, another) => Buffer.concat([bytes, another()]),
  asText((text, random) => text.replaceAll('\n', random.pick(lineEnds))),
  asText((text, random) => text.replaceAll(' ', () => (random.uniform() < 0.05 ? random.pick(unseen) : ' '))),
  asText((text, random) => {
    const lines = text.split('\n')
    for (let count = lines.length / 10; count > 0; count -= 1) {
      const [one, other] = [random.integer(lines.length), random.integer(lines.length)]
      ;[lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? '']
    }
    return lines.join('\n')
  }),
  asText((text, random) =>
    text
      .split('\n')
      .filter(() => random.uniform() > 0.15)
      .join('\n'),
  ),
  asText((text, random) =>
    text.replaceAll(/[<>{}[\]()=~\\$"']/g, (sign) => (random.uniform() < 0.04 ? random.pick(signs) : sign)),
  ),
]

/** A file with one or two changes. */
export const changeBytes = (bytes: Buffer, random: Random, another: () => Buffer): Buffer => {
  const once = random.pick(changes)(bytes, random, another)
  return random.uniform() < 0.3 && once.length > 0 ? random.pick(changes)(once, random, another) : once
}
