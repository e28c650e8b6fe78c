import { expect, test } from 'vitest'
import { openQuestionFile } from './open-question-file.ts'
import { beginnings, filesAround, lines, repeated, signs } from './testing/repeated-signs.ts'

/** The CPU time of reading a file to its end, in milliseconds. */
const reading = (bytes: Uint8Array): number => {
  const begun = process.threadCpuUsage()
  const opened = openQuestionFile({ bytes })
  if (!('problem' in opened)) for (const _ of opened.entries);
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1_000
}

/** The sizes that are compared, in characters. The larger one takes sixteen times as long with their square. */
const [small, large] = [16_000, 64_000]
const mostTimes = 9
/** What is faster says nothing about its growth. */
const leastMs = 40
/** What is judged is CPU time: on a busy machine the clock runs several times as long. */
const timeout = 240_000

const written: [name: string, write: (text: string) => Uint8Array][] = [
  ...Object.entries(filesAround),
  ...beginnings.map((begin): [string, (text: string) => Uint8Array] => [
    `a list behind ${JSON.stringify(begin)}`,
    (text) => new TextEncoder().encode(`${begin}${text}\n2. R\nA) x\nB) y\nAnswer: B\n`),
  ]),
]

test.each(written)(
  '%s is read in a time that grows with its length, whatever repeats in it',
  { timeout },
  (_, write) => {
    const slow = [...signs, ...lines].filter((sign) => {
      const ms = reading(write(repeated(sign, large)))
      return (
        ms > mostTimes * leastMs && ms > mostTimes * Math.max(reading(write(repeated(sign, small))), leastMs)
      )
    })
    expect(slow).toEqual([])
  },
)
