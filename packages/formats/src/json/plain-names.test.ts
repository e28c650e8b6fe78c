import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const json = (value: unknown): string => JSON.stringify(value)
const firstOf = (value: unknown) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(json([value])) })
  const [entry] = 'entries' in opened ? [...opened.entries] : []
  return entry?.question
}

test.each([
  [
    'names that all begin alike',
    json([
      { colId: 1, colQuestion: 'Largest moon?', colAnswer1: 'Io', colAnswer2: 'Ganymede', colAnswerIndex: 2 },
      { colId: 2, colQuestion: 'Next one?', colAnswer1: 'Titan', colAnswer2: 'Rhea', colAnswerIndex: 1 },
    ]),
    ['Largest moon? | Io | *Ganymede', 'Next one? | *Titan | Rhea'],
  ],
  [
    'names that end with the only language',
    json([
      {
        promptRu: 'Largest moon?',
        explanationRu: 'By far.',
        options: [
          { id: 'a', textRu: 'Io', isCorrect: false },
          { id: 'b', textRu: 'Ganymede', isCorrect: true },
        ],
      },
    ]),
    ['Largest moon? | Io | *Ganymede | = By far.'],
  ],
  [
    'options called alternatives by a number',
    json([{ question: 'Largest moon?', alt_1: 'Io', alt_2: 'Ganymede', answer: 'Ganymede' }]),
    ['Largest moon? | Io | *Ganymede'],
  ],
  [
    'options in an object around their list',
    json([
      {
        question: 'Largest moon?',
        answers: {
          answers: [
            { answer: 'Io', correct: false },
            { answer: 'Ganymede', correct: true },
          ],
        },
      },
    ]),
    ['Largest moon? | Io | *Ganymede'],
  ],
  [
    'code that the question is about',
    json([
      { code: 'print(1 < 2)', question: 'What does it print?', options: ['True', 'False'], answer: 'True' },
    ]),
    ['What does it print?\n\nprint(1 < 2) | *True | False'],
  ],
  [
    'options that count from 0, and a key whose name has a mistake',
    json([
      { question: 'Largest moon?', answer0: 'Io', answer1: 'Ganymede', answer2: '', correctanswr: 1 },
      { question: 'Largest planet?', answer0: 'Jupiter', answer1: 'Mars', answer2: 'Earth', correctanswr: 0 },
    ]),
    ['Largest moon? | Io | *Ganymede', 'Largest planet? | *Jupiter | Mars | Earth'],
  ],
  [
    'statements with an O or an X',
    json([
      { q: 'Ice floats.', a: 'O', ex: '' },
      { q: 'Iron floats.', a: 'X', ex: 'It is heavy.' },
    ]),
    ['Ice floats. | *True | False', 'Iron floats. | True | *False | = It is heavy.'],
  ],
])('questions are read from %s', (_, text, list) => {
  expect(readList(text)).toEqual(list)
})

test('a grid of statements is matched with its columns', () => {
  const interaction = firstOf({
    question: 'Fact or opinion?',
    items: ['It is round.', 'It is cute.', 'It is warm.'],
    columns: ['Fact', 'Opinion'],
    correct: [0, 1, 0],
  })?.interaction
  if (interaction?.kind !== 'matching') throw new Error('not matched')
  const { prompts, choices } = interaction.presentation
  expect(
    interaction.key.right.map(([choice = -1], prompt) => [prompts[prompt]?.text, choices[choice]?.text]),
  ).toEqual([
    ['It is round.', 'Fact'],
    ['It is cute.', 'Opinion'],
    ['It is warm.', 'Fact'],
  ])
})

test('a long text beside a question is its passage', () => {
  const text = 'The moon is far away. '.repeat(12).trim()
  expect(firstOf({ text, q: 'How far?', options: ['Near', 'Far'], answer: 'Far' })).toMatchObject({
    question: 'How far?',
    paragraph: text,
  })
})

test('a program may only have statements with an answer each', () => {
  const statements = [1, 2, 3, 4, 5].map(
    (one) => `  { no: ${one}, q: "Wood ${one} floats", a: "${one % 2 === 0 ? 'X' : 'O'}" },`,
  )
  const program = `if (typeof quiz === 'undefined') { quiz = {}; }\nquiz.data = [\n${statements.join('\n')}\n];\n`
  expect(readList(program)[0]).toBe('Wood 1 floats | *True | False')
})
