import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

test.each([
  [
    'that tells what to do with a colon',
    'Fill in:\n1) Water is ..... (wet)\n2) Fire is ..... (hot)\n' +
      'State whether true (T) or false (F):\n3) Ice is cold. (T)\n4) Snow is warm. (F)',
    ['Water is .....', 'Fire is .....', 'Ice is cold. | *True | False', 'Snow is warm. | True | *False'],
  ],
  [
    'that has the name of a part',
    'Exercice 1 : QCM\n1) Capitale ?\n☐ Milan\n☑ Rome\n' +
      'Exercice 2 : Vrai ou faux ?\n2) La mer est salée. Vrai\n3) Le feu est froid. Faux',
    ['Capitale ? | Milan | *Rome', 'La mer est salée. | *True | False', 'Le feu est froid. | True | *False'],
  ],
  [
    'in another script',
    'खंड अ: सही या गलत लिखिए\n1. बर्फ ठंडी है। (सही)\n2. आग ठंडी है। (गलत)\n\n' +
      'खंड ब: रिक्त स्थान भरिए\n3. _____ गरम है। (आग)\n4. _____ ठंडी है। (बर्फ)',
    ['बर्फ ठंडी है। | *True | False', 'आग ठंडी है। | True | *False', '_____ गरम है।', '_____ ठंडी है।'],
  ],
])('given a line between questions %s, then it heads a section', (_, text, expected) => {
  expect(readList(text).filter((one) => !one.startsWith('left out'))).toEqual(expected)
})

test('words in brackets that are a hint are not taken, others are with a hint for the author', () => {
  const gaps = (heading: string) =>
    entriesOf(`${heading}\n1. She ____ home. (go)\n2. He ____ tea. (drink)`).map(
      ({ question: { interaction } }) => interaction?.kind ?? 'none',
    )
  expect(gaps('Section A: Write the right form of the verbs')).toEqual(['none', 'none'])
  expect(gaps('Section A: Fill in the blanks')).toEqual(['short_answer', 'short_answer'])
})

test.each([
  ['that all tell what to do', '2. Let x be even.\n(a) Find x.\n(b) Prove that x is not odd.'],
  ['to write notes on', '2. Write notes on any two of the following:\n(i) Rivers\n(ii) Lakes\n(iii) Seas'],
])('given lettered lines %s, then they are parts of a question and no options', (_, part) => {
  const [, second] = entriesOf(`1. What is a sea?\n\n${part}`)
  expect(second).toMatchObject({ status: 'taken', kind: 'descriptive', question: { options: [] } })
})

test('both truths below a statement, a line each, are its options', () => {
  expect(
    readList('Ice is cold.\nT\nF\n\nWhich is hot?\nA. Fire\nB. Ice\nANSWER A. Fire\n\nFire is cold.\nT\nF'),
  ).toEqual(['left out | T | F', 'Which is hot? | *Fire | Ice', 'left out | T | F'])
})

test('a title behind the number is read with the bold question below it', () => {
  const one = (number: number, title: string, asked: string) =>
    `## Question ${number}: ${title}\n\n**${asked}**\n- A) Rome ✅\n- B) Milan\n\n---\n\n`
  const text =
    one(1, 'Cities', 'Capital of Italy?') + one(2, 'Popes', 'Where is he?') + one(3, 'Law', 'Whose is it?')
  expect(entriesOf(text).map(({ question }) => [question.question, question.options.length])).toEqual([
    ['Cities\n\nCapital of Italy?', 2],
    ['Popes\n\nWhere is he?', 2],
    ['Law\n\nWhose is it?', 2],
  ])
})

test('results of Canvas: what stands above an answer says whether it is right', () => {
  const text =
    'Question 1\n1 / 1 pts\nCapital of Italy?\nCorrect!\nRome\nMilan\n\n' +
    'Question 2\n0 / 2 pts\nCapital of France?\nYou Answered\nLyon\nCorrect Answer\nParis\n\n' +
    'Question 3\n1 / 1 pts\nHighest mountain?\nCorrect!\nEverest'
  expect(readList(text)).toEqual([
    'Capital of Italy? | *Rome | Milan',
    'Capital of France? | Lyon | *Paris',
    'Highest mountain? | = Everest',
  ])
  expect(entriesOf(text)[1]?.question.weightage).toBe(2)
})
