import { expect, test } from 'vitest'
import { readNumericCells, writeNumericCells } from '@quizwright/domain/kinds/numeric/cells.ts'
import { writeShortAnswerCell } from '@quizwright/domain/kinds/short-answer/cells.ts'
import { openQuestionFile } from '../open-question-file.ts'

const readAll = (text: string, name: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map((entry) => [entry.status, entry.question.interaction] as const)
}
/** The key in one line, as a cell of a table. */
const keysIn = (text: string, name: string) =>
  readAll(text, name).map(([status, interaction]) => {
    if (interaction?.kind === 'numeric') return `${status}: ${writeNumericCells(interaction).accepted}`
    return interaction?.kind === 'short_answer' ? `${status}: ${writeShortAnswerCell(interaction)}` : status
  })

test.each([
  ['{#3}', 'taken: 3'],
  ['{#3.14:0.01}', 'taken: 3.14 +- 0.01'],
  ['{#1..5}', 'taken: [1, 5]'],
  ['{#=3:0.5 =%50%3:1}', 'taken: 3 +- 0.5 | 3 +- 1 @50%'],
  ['{#three}', 'left out'],
  ['{=Paris =%50%City of Paris}', 'taken: accents: punctuation: Paris | City of Paris @50%'],
  ['{=Up by half (50 %)}', 'taken: accents: punctuation: Up by half (50 %)'],
  ['{=Paris =%0%Lyon}', 'taken: accents: punctuation: Paris'],
  ['{#=3 =%0%4}', 'taken: 3'],
  ['{=P*s}', 'taken: accents: punctuation: P*s'],
])('GIFT %s: %s', (body, key) => expect(keysIn(`What? ${body}`, 'a.gift')).toEqual([key]))

const moodle = (type: string, body: string): string =>
  `<quiz><question type="${type}"><questiontext format="html"><text>Q</text></questiontext>${body}</question></quiz>`
const answer = (text: string, fraction: number, tolerance = '0'): string =>
  `<answer fraction="${fraction}"><text>${text}</text><tolerance>${tolerance}</tolerance></answer>`

test('a numerical question of Moodle keeps its tolerances, its units and what a wrong unit costs', () => {
  const units =
    '<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit>' +
    '<unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>' +
    '<unitgradingtype>1</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>2</showunits>'
  const xml = moodle('numerical', answer('3.14', 100, '0.005') + answer('3', 50) + answer('*', 0) + units)
  const [[status, interaction]] = readAll(xml, 'a.xml') as [readonly [string, never]]
  expect(status).toBe('taken')
  const cells = {
    accepted: '3.14 +- 0.005 | 3 @50%',
    unit: 'm = 1; cm = 0.01',
    credit: 'unit chosen, wrong unit costs 10% of the credit',
    variables: '',
  }
  expect(interaction).toEqual(readNumericCells(cells))
})

test('a short answer of Moodle keeps whether case counts, and its stars', () => {
  const xml = moodle('shortanswer', `${answer('P*s', 100)}<usecase>1</usecase>`)
  expect(keysIn(xml, 'a.xml')).toEqual(['taken: case: accents: punctuation: P*s'])
  expect(keysIn(moodle('shortanswer', answer('Paris', 100)), 'a.xml')).toEqual([
    'taken: accents: punctuation: Paris',
  ])
})

test('an answer that earns nothing is a named loss, whatever it stands before', () => {
  const xml = moodle('numerical', answer('3', 0) + answer('3.1', 100, '0.5') + answer('*', 0))
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(xml), name: 'a.xml' })
  if ('problem' in opened) throw new Error(opened.problem)
  expect([...opened.entries]).toMatchObject([
    { status: 'taken', without: ['the answer "3", which earns no marks'] },
  ])
})
