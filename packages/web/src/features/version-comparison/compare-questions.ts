import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { sameQuestion } from '../../questions/comparison/same-question.ts'

/** A question with its number, from 1. */
export type Numbered = { question: DraftQuestion; no: number }

/**
 * A question in two versions, matched by its origin id. `isMoved` means that its position among the questions
 * of both versions has changed.
 */
export type Compared = {
  origin: string
  before: Numbered | null
  after: Numbered | null
  isChanged: boolean
  isMoved: boolean
}

const originOf = (question: DraftQuestion): string => question.origin_id ?? question._id
const byOrigin = (questions: readonly DraftQuestion[]): Map<string, Numbered> =>
  new Map(questions.map((question, index) => [originOf(question), { question, no: index + 1 }]))

/** The indexes of a longest increasing subsequence, in O(n log n). All other questions have moved. */
const ascending = (numbers: readonly number[]): Set<number> => {
  /** For each length, the index of the smallest last number of a subsequence with that length. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (elementAt(numbers, elementAt(ends, middle)) < number) low = middle + 1
      else high = middle
    }
    before.push(ends[low - 1])
    ends[low] = index
  }
  const run = new Set<number>()
  for (let place = ends.at(-1); place !== undefined; place = before[place]) run.add(place)
  return run
}

/**
 * Pairs the questions of two versions in the order of the newer one. A deleted question comes after the question
 * that it followed in the older version.
 */
export const compareQuestions = (
  before: readonly DraftQuestion[],
  after: readonly DraftQuestion[],
): Compared[] => {
  const [was, is] = [byOrigin(before), byOrigin(after)]
  const kept = [...is.keys()].filter((origin) => was.has(origin))
  const run = ascending(kept.map((origin) => entryOf(was, origin).no))
  const moved = new Set(kept.filter((_origin, index) => !run.has(index)))

  /** The deleted questions, by the question that they followed. */
  const gone = new Map<string | undefined, Compared[]>()
  let last: string | undefined
  for (const [origin, numbered] of was) {
    if (is.has(origin)) last = origin
    else
      gone.set(last, [
        ...(gone.get(last) ?? []),
        { origin, before: numbered, after: null, isChanged: false, isMoved: false },
      ])
  }
  const compared = [...is].flatMap(([origin, numbered]): Compared[] => {
    const old = was.get(origin) ?? null
    const isChanged = old !== null && !sameQuestion(old.question, numbered.question)
    return [
      { origin, before: old, after: numbered, isChanged, isMoved: moved.has(origin) },
      ...(gone.get(origin) ?? []),
    ]
  })
  return [...(gone.get(undefined) ?? []), ...compared]
}

export const kinds = ['added', 'removed', 'changed', 'moved', 'unchanged'] as const
export type Kind = (typeof kinds)[number]

/** The kind of change of a question. It may be both changed and moved. */
export const kindsOf = ({ before, after, isChanged, isMoved }: Compared): Kind[] => {
  if (!before) return ['added']
  if (!after) return ['removed']
  const happened: Kind[] = [
    ...(isChanged ? ['changed' as const] : []),
    ...(isMoved ? ['moved' as const] : []),
  ]
  return happened.length > 0 ? happened : ['unchanged']
}
