import { expect, test } from 'vitest'
import { seenLines } from './testing/seen-lines.ts'

const json = (value: unknown): string => JSON.stringify(value)

test.each<[about: string, name: string, content: string, expected: readonly string[]]>([
  [
    'a place that is also the text of an option, among keys that are places',
    'a.json',
    json([
      ...['a', 'b', 'c', 'd'].map((one, index) => ({
        q: `Which is ${one}?`,
        a: ['red', 'blue', 'green', 'white'],
        k: index,
      })),
      { q: 'How many winds?', a: ['2', '1', '0'], k: 1 },
    ]),
    ['How many winds? | 2 | *1 | 0'],
  ],
  [
    'a right text in a column beside wrong ones, in another language',
    'a.json',
    json([{ enunciado: '¿Capital?', respuesta_correcta: 'Lima', respuesta_incorrecta_1: 'Quito' }]),
    ['¿Capital? | *Lima | Quito'],
  ],
  [
    'an answer within an object that nobody knows',
    'a.json',
    json([{ question: 'Who was it?', answer: { list: { item: ['Ada', 'Grace'] } } }]),
    ['Who was it?', '! Taken without its field "answer" (“Ada Grace”)'],
  ],
  [
    'a number within an object that nobody knows',
    'a.json',
    json([{ question: 'What is pi?', type: 'numerical', answers: [{ exact: 3.14, margin: 0.01 }] }]),
    ['What is pi?', '! Taken without its field "answers" (“3.14 0.01”)'],
  ],
  [
    'pairs with further texts that match none',
    'a.json',
    json([
      { type: 'matching', question: 'Match.', matches: [{ l: 'F', r: 'Paris' }], distractors: ['Rome'] },
    ]),
    ['Match.', '! Taken without its field "distractors" (“Rome”)'],
  ],
  [
    'questions of a quiz that has a title and keys by number',
    'a.json',
    json([{ title: 'Winds', questions: [{ text: 'Warm?', options: ['Föhn', 'Bora'], correct: 0 }] }]),
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'what explains and hints, in German without its own letters',
    'a.json',
    json([
      { frage: 'Warm?', antworten: ['Föhn', 'Bora'], richtig: 0, erklaerung: 'Er fällt.', hinweis: 'F' },
    ]),
    ['Warm? | *Föhn | Bora | = Er fällt.'],
  ],
  [
    'pairs of a text and its truth',
    'a.json',
    json([
      {
        stem: 'Warm?',
        options: [
          ['Föhn', true],
          ['Bora', false],
        ],
      },
    ]),
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'a truth beside the text of each option, as XML becomes JSON',
    'a.json',
    json({
      questions: {
        question: [
          {
            q: 'Warm?',
            a: { '-answer': 'false', '#text': 'Bora' },
            b: { '-answer': 'true', '#text': 'Föhn' },
          },
        ],
      },
    }),
    ['Warm? | Bora | *Föhn'],
  ],
  [
    'a number that is an option, where all other keys are texts',
    'a.json',
    json([
      { question: 'How many?', options: [5, 3, 2], answer: 3 },
      ...['Warm', 'Cold', 'Dry', 'Wet'].map((word) => ({
        question: `${word}?`,
        options: ['Bora', 'Föhn'],
        answer: 'Föhn',
      })),
    ]),
    ['How many? | 5 | *3 | 2'],
  ],
  [
    'statements whose text is called so',
    'a.json',
    json({
      withImage: Array.from({ length: 9 }, (_, index) => ({
        text: `Föhn number ${index} is a warm wind`,
        answer: index % 2 === 0,
      })),
    }),
    ['Föhn number 0 is a warm wind | *True | False', 'Föhn number 1 is a warm wind | True | *False'],
  ],
  [
    'a setting and an empty end among options by letters, and a level in another language',
    'a.json',
    json([
      {
        soruMetni: 'Hangisi sıcak?',
        secenekler: { tip: 1, A: 'Bora', B: 'Föhn', C: '' },
        dogruCevap: 'B',
        zorluk: 'orta',
      },
    ]),
    ['Hangisi sıcak? | Bora | *Föhn'],
  ],
  [
    'fields and options in two languages, as a program names them',
    'a.ts',
    `export const qs = ${json([
      {
        promptEn: 'Warm?',
        promptUr: 'گرم؟',
        options: [
          { en: 'Föhn', ur: 'فوئن', correct: true },
          { en: 'Bora', ur: 'بورا', correct: false },
        ],
      },
    ])}`,
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'a text that a program fills in',
    'a.js',
    'const quiz = [{ question: `What is ${name}?`, options: ["a1", "b1"], correct: 0 }]',
    [
      'What is ${name}? | *a1 | b1',
      '! Its text has “${name}”, which may be a sign of the program that wrote it: check it',
    ],
  ],
])('given %s, then it is read so, or told', async (_, name, content, expected) => {
  const found = await seenLines(name, content)
  for (const line of expected) expect(found).toContainEqual(line)
  expect(found.filter((line) => line.startsWith('- ') || / is not a number/.test(line))).toEqual([])
})
