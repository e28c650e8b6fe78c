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

test('a review of Moodle says of the attempt what is no text of a question', () => {
  const one = (number: number, rest: string) =>
    `Question ${number}\nCorrect\nMark 1.00 out of 2.00\nQuestion text\n${rest}\n`
  const text =
    one(
      1,
      'Italy?\nSelect one:\na. Rome\nb. Milan\nFeedback\nYour answer is correct.\nThe correct answer is: Rome',
    ) + one(2, 'France?\nSelect one:\na. Lyon\nb. Paris\nThe correct answer is: Paris')
  expect(
    entriesOf(text).map(({ question }) => [
      question.weightage,
      ...question.options.map(({ option }) => option),
    ]),
  ).toEqual([
    [2, 'Rome', 'Milan'],
    [2, 'Lyon', 'Paris'],
  ])
})

test('names alone in their lines belong to the lines below them', () => {
  const one = (number: number, rest: string) =>
    `Question ${number}\nWhich is it?\n\nA. Rome\nB. Milan\n\n${rest}\n\n`
  expect(readList(one(1, 'Answer\nA. Rome\n\nExplanation\nIt is old.') + one(2, 'Answer\nB. Milan'))).toEqual(
    ['Which is it? | *Rome | Milan | = It is old.', 'Which is it? | Rome | *Milan'],
  )
})

test('what is typed onto the line of a gap is its answer', () => {
  const [one, two] = entriesOf('1. Half of 8 is ____4____\n2. Is it ____ or ____?')
  expect([one?.question.question, one?.question.interaction?.kind]).toEqual([
    'Half of 8 is ____',
    'short_answer',
  ])
  expect(two?.question.question).toBe('Is it ____ or ____?')
})

test('an answer with a text for each letter names no option', () => {
  expect(readList('1. Which?\na) The red one\nb) The blue one\nAnswer: a) rose b) sky')).toEqual([
    'left out | The red one | The blue one',
  ])
  const [parts] = entriesOf(
    '1. Complete them.\na) A ____ is red.\nb) The ____ is blue.\nAnswer: a) rose b) sky',
  )
  expect(parts).toMatchObject({
    kind: 'gaps',
    question: {
      options: [],
      question: 'Complete them.\n(a) A [[1]] is red.\n(b) The [[2]] is blue.',
      interaction: {
        key: { gaps: [{ accepted: [{ value: 'rose' }] }, { accepted: [{ value: 'sky' }] }] },
      },
    },
  })
})

test.each([
  [
    'statements with dashes',
    'صح أو خطأ:\n1- الماء بارد ( صح )\n2- النار باردة ( خطأ )',
    ['الماء بارد | *True | False', 'النار باردة | True | *False'],
  ],
  [
    'numbers in brackets above letters of Hindi',
    '(1) रंग –\n(अ) लाल  (ब) जल\n(2) जल –\n(अ) आग  (ब) पानी\nउत्तर: (1) अ (2) ब',
    ['रंग – | *लाल | जल', 'जल – | आग | *पानी'],
  ],
  [
    'parts with Chinese numbers in the key',
    '一、选择题\n1. 河？\nA. 黄河\nB. 山\n二、判断题\n2. 水湿。\n\n答案：\n一、1.A\n二、2.√',
    ['河？ | *黄河 | 山', '水湿。 | *True | False'],
  ],
])('given %s, then they are questions with their answers', (_, text, expected) => {
  expect(readList(text).filter((one) => !one.startsWith('left out'))).toEqual(expected)
})

test('a letter names one of the lines below a text that asks, as programs hide their answers', () => {
  const text =
    '1. Which is red?\nsky\nrose\nsea\nHide Answer Workspace\nAnswer: B\n\n' +
    '2. Which is wet?\nsea\nfire\nsun\nAnswer: A'
  expect(readList(text)).toEqual(['Which is red? | sky | *rose | sea', 'Which is wet? | *sea | fire | sun'])
})

test('the same word behind one option of each of many questions is the sign of the right one', () => {
  const one = (number: number) => `${number}. Which ${number}?\na) one Tacno\nb) two\nc) three\n`
  const text = Array.from({ length: 10 }, (_, index) => one(index + 1)).join('\n')
  const [first] = entriesOf(text)
  expect(first?.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['one', true],
    ['two', false],
    ['three', false],
  ])
  expect(first).toMatchObject({ hints: ['“Tacno” was read as the name of the answer: check it'] })
  expect(readList(text.slice(0, text.indexOf('9.')))[0]).toBe('left out | one Tacno | two | three')
})

test('a form says points below each text and the right option again', () => {
  const text =
    'Red planet? *\n1 point\nVenus\nMars\nMoon\nCorrect answer\nMars\n\n' +
    'Largest planet? *\n2 points\nEarth\nSaturn\nJupiter\nCorrect answer\nJupiter'
  expect(readList(text)).toEqual([
    'Red planet? | Venus | *Mars | Moon',
    'Largest planet? | Earth | Saturn | *Jupiter',
  ])
  expect(entriesOf(text).map(({ question }) => question.weightage)).toEqual([1, 2])
})

test('a gap with nothing behind it has no answer there', () => {
  const [one] = entriesOf('Fill in the blanks:\n1. Water is ____\n\n2. Fire is hot. Why?')
  expect(one).not.toMatchObject({ question: { interaction: { kind: 'short_answer' } } })
})

test('circles of a word processor are bullets, and a part may be called a test', () => {
  const text =
    '1. Which lays eggs?\no Dog\no Hen\nAnswer: Hen\n\nTest II. True or False\n1. Oil floats.\n2. Ice sinks.\n\n' +
    'Answer Key:\nTest II\n1. True\n2. False'
  expect(readList(text)).toEqual([
    'Which lays eggs? | Dog | *Hen',
    'Oil floats. | *True | False',
    'Ice sinks. | True | *False',
  ])
})
