import type { Answer } from '../question-kind.ts'
import type { Matching } from './schema.ts'

type Marked = Pick<Matching, 'presentation' | 'key' | 'scoring'>

/** Whether each prompt has a right choice. */
export const rightPrompts = ({ presentation, key }: Marked, { response }: Answer): boolean[] =>
  presentation.prompts.map((_, index) => (key.right[index] ?? []).includes(response?.picks[index] ?? -1))

/** The share of the marks that each prompt earns by itself; 0 if the question has no weights. */
export const shareOf = ({ key, presentation }: Marked, index: number): number => {
  const total = presentation.prompts.reduce((sum, _, at) => sum + (key.weights[at] ?? 0), 0)
  return total === 0 ? 0 : (key.weights[index] ?? 0) / total
}

const byRule = (marked: Marked, right: readonly boolean[]): number => {
  const wrong = right.filter((one) => !one).length
  switch (marked.scoring.rule) {
    case 'all':
      return wrong === 0 ? 1 : 0
    case 'half':
      if (wrong === 0) return 1
      return wrong === 1 && right.length > 1 ? 0.5 : 0
    case 'each':
      return right.reduce((sum, isRight, index) => sum + (isRight ? shareOf(marked, index) : 0), 0)
  }
}

/** Returns the share of the marks that an answer earns. A blank one earns 0. */
export const markMatching = (marked: Marked, answer: Answer): number => {
  const right = rightPrompts(marked, answer)
  if (!answer.response?.picks.some((pick) => pick >= 0) || right.length === 0) return 0
  return Math.min(1, byRule(marked, right))
}

/**
 * Returns the mean share of blind assignments. For the rules that need all prompts it counts the assignments with no
 * and with one wrong prompt: by the set of used choices, or without it where choices may be used again.
 */
export const guessMatching = (marked: Marked): number | undefined => {
  const { prompts, choices, reuse } = marked.presentation
  const [n, c] = [prompts.length, choices.length]
  if (n === 0 || c === 0) return undefined
  const right = prompts.map((_, index) => new Set(marked.key.right[index] ?? []))
  if (marked.scoring.rule === 'each')
    return right.reduce((sum, own, index) => sum + shareOf(marked, index) * (own.size / c), 0)
  const isFree = reuse || n > c
  // The numbers of assignments so far with no wrong prompt and with one, by the choices that are used.
  let counts = new Map<number, [none: number, one: number]>([[0, [1, 0]]])
  let all = 1
  for (const [index, own] of right.entries()) {
    const next: typeof counts = new Map()
    for (const [used, [none, one]] of counts)
      for (let choice = 0; choice < c; choice++) {
        if (used & (1 << choice)) continue
        const then = isFree ? 0 : used | (1 << choice)
        const [before, beforeOne] = next.get(then) ?? [0, 0]
        next.set(then, own.has(choice) ? [before + none, beforeOne + one] : [before, beforeOne + none])
      }
    counts = next
    all *= isFree ? c : c - index
  }
  const [none, one] = [...counts.values()].reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0])
  return (none + (marked.scoring.rule === 'half' && n > 1 ? one / 2 : 0)) / all
}
