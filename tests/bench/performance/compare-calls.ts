import { type Figure, summarize } from './figures.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

export type Comparison = { what: string; against: string; aim: number; rounds: number }
/** A call that returns its duration in milliseconds. */
type TimedCall = (round: number) => Promise<number>

export const median = (values: readonly number[]): number =>
  elementAt(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  )

/** Measures the duration of some work in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Compares the durations of two calls as a ratio. Alternates, so that other load on the machine affects both
 * alike. The first round warms up and is not counted.
 */
export const compareCalls = async (
  { what, against, aim, rounds }: Comparison,
  small: TimedCall,
  large: TimedCall,
): Promise<Figure> => {
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const [one, other] = [await small(round), await large(round)]
    if (round > 0) ofSmall.push(one)
    if (round > 0) ofLarge.push(other)
  }
  const ratios = ofLarge.map((ms, round) => ms / elementAt(ofSmall, round))
  say(
    `${what.padEnd(44)} ${median(ofSmall).toFixed(1).padStart(7)} ms ` +
      `${median(ofLarge).toFixed(1).padStart(7)} ms   ${median(ratios).toFixed(2)}, at most ${aim}`,
  )
  return { what, against, ...summarize(ratios), aim, better: 'less' }
}
