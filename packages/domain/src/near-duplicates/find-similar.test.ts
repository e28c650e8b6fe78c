import { expect, test } from 'vitest'
import { findSimilar } from './find-similar.ts'
import { makePairs } from './test-support/labelled-pairs.ts'
import { seeded } from './test-support/labelled-pairs/random.ts'
import { toFingerprint } from './fingerprint.ts'
import { similarFrom, measureSimilarity } from './similarity.ts'
import type { ComparedQuestion } from './words.ts'

const subjects = [
  'copper',
  'granite',
  'barley',
  'herring',
  'thunder',
  'glacier',
  'violin',
  'lantern',
  'harbour',
  'meadow',
  'compass',
  'pigment',
]
const asks = [
  'What gives COLOUR to',
  'Who first described',
  'Where does one find',
  'Why do we measure the weight of',
  'Which tool do people use for',
  'How was the name found of',
]
const answers = ['salt', 'iron', 'wind', 'water', 'sailors', 'farmers', 'in the north', 'on old maps']

/** Questions with different words, and reworded, mistyped and changed copies among them. */
const bank = (): ComparedQuestion[] => {
  const random = seeded(3)
  const plain = subjects.flatMap((subject, row) =>
    asks.map((ask, index) => ({
      question: `${ask} ${subject} in the old town of ${subjects[(row + 5) % subjects.length]}?`,
      equation: '',
      options: [0, 1, 2, 3].map((no) => ({
        option: `${answers[(row + index + no) % answers.length]} ${Math.floor(random() * 90)}`,
        equation: '',
        is_correct: no === 0,
      })),
    })),
  )
  return [...plain, ...makePairs(plain, 8, 11).map(({ other }) => other)]
}

test('finds the same pairs as a comparison of every question with every other', () => {
  const prints = bank().map(toFingerprint)
  const best = prints.map((print, index) =>
    prints.slice(0, index).reduce((most, before) => Math.max(most, measureSimilarity(print, before)), 0),
  )
  const found = new Map(findSimilar(prints).map(({ index, similarity }) => [index, similarity]))
  expect(found.size).toBeGreaterThan(30)
  expect(prints.map((_, index) => found.get(index) ?? 0)).toEqual(
    best.map((similarity) => (similarity >= similarFrom ? similarity : 0)),
  )
})

test('finds similar questions among the existing ones and within the new list', () => {
  const [one, two, three] = bank().map(toFingerprint) as [
    ReturnType<typeof toFingerprint>,
    ReturnType<typeof toFingerprint>,
    ReturnType<typeof toFingerprint>,
  ]
  expect(findSimilar([one, two, one], [three, one])).toEqual([
    { index: 0, matchIndex: 1, isExisting: true, similarity: 1 },
    { index: 2, matchIndex: 0, isExisting: false, similarity: 1 },
    { index: 2, matchIndex: 1, isExisting: true, similarity: 1 },
  ])
})

test('questions without words match nothing', () => {
  const empty = toFingerprint({ question: '', equation: '', options: [] })
  expect(findSimilar([empty, empty], [empty])).toEqual([])
})
