import { expect, test } from 'vitest'
import { findSimilar } from './find-similar.ts'
import { makePairs, seeded } from './labelled-pairs.ts'
import { printOf } from './print-of.ts'
import { similarFrom, similarityOf } from './similarity.ts'
import type { ComparedQuestion } from './words-of.ts'

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

/** Questions of their own words, and reworded, mistyped and changed ones among them. */
const bank = (): ComparedQuestion[] => {
  const random = seeded(3)
  const plain = subjects.flatMap((subject, row) =>
    asks.map((ask, at) => ({
      question: `${ask} ${subject} in the old town of ${subjects[(row + 5) % subjects.length]}?`,
      equation: '',
      options: [0, 1, 2, 3].map((no) => ({
        option: `${answers[(row + at + no) % answers.length]} ${Math.floor(random() * 90)}`,
        equation: '',
        is_correct: no === 0,
      })),
    })),
  )
  return [...plain, ...makePairs(plain, 8, 11).map(({ other }) => other)]
}

test('finds exactly what comparing all with all finds', () => {
  const prints = bank().map(printOf)
  const best = prints.map((print, at) =>
    prints.slice(0, at).reduce((most, before) => Math.max(most, similarityOf(print, before)), 0),
  )
  const found = new Map(findSimilar(prints).map(({ one, similarity }) => [one, similarity]))
  expect(found.size).toBeGreaterThan(30)
  expect(prints.map((_, at) => found.get(at) ?? 0)).toEqual(
    best.map((similarity) => (similarity >= similarFrom ? similarity : 0)),
  )
})

test('known questions are found beside those of the same list', () => {
  const [one, two, three] = bank().map(printOf) as [
    ReturnType<typeof printOf>,
    ReturnType<typeof printOf>,
    ReturnType<typeof printOf>,
  ]
  expect(findSimilar([one, two, one], [three, one])).toEqual([
    { one: 0, other: 1, known: true, similarity: 1 },
    { one: 2, other: 0, known: false, similarity: 1 },
    { one: 2, other: 1, known: true, similarity: 1 },
  ])
})

test('questions without a word are like nothing', () => {
  const empty = printOf({ question: '', equation: '', options: [] })
  expect(findSimilar([empty, empty], [empty])).toEqual([])
})
