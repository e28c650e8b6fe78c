import type { LabelledPair } from './labelled-pairs/pair.ts'
import type { ComparedQuestion } from '../words.ts'
import type { WrittenQuestion } from './labelled-pairs/written-question.ts'
import { same } from './labelled-pairs/written-same.ts'
import { different } from './labelled-pairs/written-different.ts'

const toQuestion = ([question, ...options]: WrittenQuestion): ComparedQuestion => ({
  question,
  equation: '',
  options: options.map((option, index) => ({ option, equation: '', is_correct: index === 0 })),
})

export const writtenPairs: readonly LabelledPair[] = [
  ...same.map(([one, other]) => ({
    kind: 'written by hand',
    isSame: true,
    one: toQuestion(one),
    other: toQuestion(other),
  })),
  ...different.map(([one, other]) => ({
    kind: 'written by hand',
    isSame: false,
    one: toQuestion(one),
    other: toQuestion(other),
  })),
]
