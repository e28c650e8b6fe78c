import { type Figure, summarize } from './figures.ts'

export type Comparison = { what: string; against: string; aim: number; rounds: number }
/** One call, which answers how many milliseconds it took. */
type TimedCall = (round: number) => Promise<number>

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** How many milliseconds some work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * What a call takes of what another takes, in turns, so that whatever else the machine does meets both alike. The
 * first turn warms up and does not count.
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
  const ratios = ofLarge.map((ms, round) => ms / ofSmall[round]!)
  say(
    `${what.padEnd(44)} ${median(ofSmall).toFixed(1).padStart(7)} ms ` +
      `${median(ofLarge).toFixed(1).padStart(7)} ms   ${median(ratios).toFixed(2)}, at most ${aim}`,
  )
  return { what, against, ...summarize(ratios), aim, better: 'less' }
}
