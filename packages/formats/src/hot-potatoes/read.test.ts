import { writeKindCells } from '@quizwright/domain/kinds/kind-cells.ts'
import { expect, test } from 'vitest'
import { listsOf } from '../testing/lists-of.ts'
import { openQuestionFile } from '../open-question-file.ts'

const read = (program: string, data: string, config = '') => {
  const xml =
    `<?xml version="1.0" encoding="UTF-8"?><hotpot-${program}-file><rdf:RDF xmlns:rdf="r"/><version>6</version>` +
    `<data><title>Rivers</title>${data}</data><hotpot-config-file>${config}</hotpot-config-file>` +
    `</hotpot-${program}-file>`
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(xml) })
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('hot-potatoes')
  return [...opened.entries]
}
const answer = (text: string, correct: 0 | 1, more = '') =>
  `<answer><text>${text}</text><feedback/><correct>${correct}</correct>` +
  `<percent-correct>${correct * 100}</percent-correct><include-in-mc-options>1</include-in-mc-options>${more}</answer>`
const record = (type: number, text: string, answers: string, more = '') =>
  `<question-record><question>${text}</question><clue/><category/><weighting>100</weighting><fixed>0</fixed>` +
  `<question-type>${type}</question-type><answers>${answers}</answers>${more}</question-record>`
const quiz = (...records: string[]) =>
  read(
    'jquiz',
    `<reading><include-reading>0</include-reading></reading><questions>${records.join('')}</questions>`,
  )

test('questions of JQuiz with one right option, with several at once and with a short answer are read', () => {
  const entries = quiz(
    record(1, 'Through Cairo &amp;amp; Juba?', answer('Niger', 0) + answer('&lt;b&gt;Nile&lt;/b&gt;', 1)),
    record(4, 'Which are seas?', answer('Red', 1) + answer('Chad', 0) + answer('Black', 1)),
    record(2, 'Capital of Peru?', answer('Lima', 1) + answer('Cusco', 0)),
  )
  expect(entries.map(({ status, kind, question }) => [status, kind, question.question])).toEqual([
    ['taken', 'oneRight', 'Through Cairo & Juba?'],
    ['taken', 'severalRight', 'Which are seas?'],
    ['taken', 'shortAnswer', 'Capital of Peru?'],
  ])
  const rightOf = (index: number) =>
    entries[index]!.question.options.filter(({ is_correct }) => is_correct).map(({ option }) => option)
  expect([rightOf(0), rightOf(1)]).toEqual([['Nile'], ['Red', 'Black']])
  expect(writeKindCells(entries[2]!.question).accepted).toBe('accents: punctuation: Lima')
  expect(entries[2]).toMatchObject({ without: ['the answer "Cusco", which earns no marks'], hints: [] })
})

test('weights of JQuiz are named, hints and feedback stay, and a category is a tag', () => {
  const written = record(1, 'Which?', answer('a', 1) + answer('b', 0))
    .replace('<clue/>', '<clue>Think of Egypt</clue>')
    .replace('<weighting>100', '<weighting>50')
    .replace('<category/>', '<category>Africa</category>')
    .replace('<feedback/>', '<feedback>Well done</feedback>')
  expect(quiz(written)).toMatchObject([
    {
      question: {
        tags: [{ tag_name: 'Africa' }],
        option_feedback: ['Well done'],
        hints: ['Think of Egypt'],
      },
      without: ['its weight of 50 %'],
      hints: [],
    },
  ])
})

test('a reading stands above all questions', () => {
  const entries = read(
    'jquiz',
    '<reading><include-reading>1</include-reading><reading-title>The Nile</reading-title>' +
      '<reading-text>It is long.</reading-text></reading>' +
      `<questions>${record(1, 'Q?', answer('a', 1) + answer('b', 0))}</questions>`,
  )
  expect(entries[0]!.question.paragraph).toBe('The Nile\nIt is long.')
})

test('a text of JCloze has its gaps, and its instructions above', () => {
  const accepted = (text: string) => `<answer><text>${text}</text><feedback/><correct>1</correct></answer>`
  const gap = (...texts: string[]) =>
    `<question-record><clue/>${texts.map(accepted).join('')}</question-record>`
  const [entry] = read(
    'jcloze',
    `<gap-fill>The ${gap('Nile', 'White Nile')} flows through ${gap('Cairo')}.</gap-fill>`,
    '<jcloze><instructions>Fill the gaps.</instructions></jcloze>',
  )
  expect(entry).toMatchObject({ status: 'taken', hints: [], without: [] })
  expect(entry!.question.question).toBe('Fill the gaps.\n\nThe [[1]] flows through [[2]].')
  expect(writeKindCells(entry!.question).accepted).toContain('Nile | White Nile')
})

test('pairs of JMatch and the sentence of JMix are read', () => {
  const pair = (left: string, right: string) =>
    `<pair><left-item><text>${left}</text><fixed>0</fixed></left-item>` +
    `<right-item><text>${right}</text></right-item></pair>`
  const [match] = read(
    'jmatch',
    `<matching-exercise>${pair('Peru', 'Lima')}${pair('Chile', 'Santiago')}</matching-exercise>`,
  )
  expect([match!.status, match!.question.question, listsOf(match!.question)]).toEqual([
    'taken',
    'Rivers',
    ['Peru → Lima', 'Chile → Santiago'],
  ])
  const [mix] = read(
    'jmix',
    '<jumbled-order-exercise><main-order><segment>I</segment><segment>see</segment><segment>it</segment></main-order>' +
      '<alternate>it I see</alternate></jumbled-order-exercise>',
  )
  expect(listsOf(mix!.question)).toEqual(['I', 'see', 'it'])
  expect(mix).toMatchObject({
    status: 'taken',
    without: ['the order "it I see", which is right, too'],
    hints: [],
  })
})

test('a crossword is left out with its reason, and a broken file is told', () => {
  expect(read('jcross', '<crossword/>')).toMatchObject([
    { status: 'left out', reason: expect.stringContaining('It is a crossword') as string },
  ])
  const bytes = new TextEncoder().encode(
    `<hotpot-jquiz-file><data>${record(1, 'Q?', answer('a', 1) + answer('b', 0))}`,
  )
  const opened = openQuestionFile({ bytes })
  expect('problem' in opened ? [] : [...opened.entries].map(({ status }) => status)).toContain('left out')
})
