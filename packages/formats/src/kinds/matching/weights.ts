import { greatestOf } from '../../long-lists.ts'

/** The greatest whole weight that proportions of scores are looked for. */
const maxWeight = 100
/** Files round a third of the marks to 33.33. */
const closeness = 0.002

/** Whole weights in the proportions of some scores: 20 and 30 are 2 and 3. Undefined if small ones do not fit. */
export const weightsOfScores = (scores: readonly number[]): number[] | undefined => {
  const least = Math.min(...scores)
  if (scores.length === 0 || least <= 0 || greatestOf(scores) / least > maxWeight) return undefined
  for (let times = 1; times <= maxWeight; times += 1) {
    const scaled = scores.map((score) => (score / least) * times)
    if (greatestOf(scaled) > maxWeight + closeness) return undefined
    if (scaled.every((one) => Math.abs(one - Math.round(one)) <= closeness * times))
      return scaled.map(Math.round)
  }
  return undefined
}

/** A pair that gives marks, by the names of its prompt and its choice. */
export type ScoredPair = { prompt: string; choice: string; score: number }

/** The right choices of each prompt, and what it counts. `lost` are what the pairs say and a question cannot hold. */
export type RightChoices = {
  of: ReadonlyMap<string, { choices: readonly string[]; weight: number }>
  lost: string[]
}

/** Of several choices of a prompt those that give most are right. */
export const rightChoices = (pairs: readonly ScoredPair[]): RightChoices => {
  const byPrompt = [...Map.groupBy(pairs, ({ prompt }) => prompt)].map(([prompt, own]) => {
    const best = greatestOf(own.map(({ score }) => score))
    const right = own.filter(({ score }) => score === best)
    return { prompt, best, choices: right.map(({ choice }) => choice), isPartial: right.length < own.length }
  })
  const weights = weightsOfScores(byPrompt.map(({ best }) => best))
  return {
    of: new Map(
      byPrompt.map(({ prompt, choices }, index) => [
        prompt,
        { choices: [...new Set(choices)], weight: weights?.[index] ?? 1 },
      ]),
    ),
    lost: [
      ...(weights || byPrompt.length === 0 ? [] : ['what each of its pairs counts']),
      ...(byPrompt.some(({ isPartial }) => isPartial) ? ['the partial credit of some of its pairs'] : []),
    ],
  }
}
