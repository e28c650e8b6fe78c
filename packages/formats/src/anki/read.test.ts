import { readAnki } from './read.ts'
import { writeKindCells } from '@quizwright/domain/kinds/kind-cells.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const read = (text: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'deck.txt' })
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('anki')
  return [...opened.entries]
}
const accepted = (entry: ReturnType<typeof read>[number]): string =>
  writeKindCells(entry.question).accepted.replace('accents: punctuation: ', '')

test('notes of two fields become short answers, with their tags, decks and HTML', () => {
  const entries = read(
    '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n' +
      'aB1\tBasic\tGeo::Africa\tThrough <b>Cairo</b> &amp; Juba?\tNile\trivers long_ones\n' +
      'cD2\tBasic (and reversed card)\tGeo::Peru\t"Capital of\n""Peru""?"\tLima\t\n',
  )
  expect(entries.map(({ status, question }) => [status, question.question, question.topic])).toEqual([
    ['taken', 'Through Cairo & Juba?', 'Africa'],
    ['taken', 'Capital of "Peru"?', 'Peru'],
  ])
  expect(entries.map(accepted)).toEqual(['Nile', 'Lima'])
  expect(entries[0]!.question.tags).toEqual([{ tag_name: 'rivers' }, { tag_name: 'long ones' }])
  expect(entries[0]).toMatchObject({ without: ['bold, italic or underlined words'], hints: [] })
  expect(entries[1]).toMatchObject({ without: ['its card that asks the other way round'], hints: [] })
})

test('notes with gaps become texts with gaps, and further fields, hints and sounds are named', () => {
  const entries = read(
    '#separator:Semicolon\n#html:false\n' +
      'The {{c1::Nile::a river}} flows through {{c2::Cairo}}.;It is long.\n' +
      'Which animal? [sound:cow.mp3];cow;from a farm\n',
  )
  expect(entries[0]).toMatchObject({
    status: 'taken',
    question: { question: 'The [[1]] flows through [[2]].', solution: 'It is long.' },
    without: ['its hints'],
    hints: [],
  })
  expect(entries[1]).toMatchObject({
    question: { question: 'Which animal?' },
    without: ['its further field "from a farm"', 'a sound'],
    hints: [],
  })
})

test('a note without an answer is left out', () => {
  expect(read('#separator:tab\nQuestion\t\n')).toMatchObject([{ status: 'left out' }])
})

test('notes with a field for each option and one for their truths are questions with options', () => {
  const text =
    '#separator:tab\n#html:true\nLongest river?\tRivers\t2\tPo\tNile\t\t\t0 1\tAn atlas\t\n' +
    'Even?\t\t1\tOne\tTwo\tFour\t\t0 1 1\t\t\nIn binary?\t1 0\n'
  const entries = [...readAnki(text)]
  expect(entries.map(({ kind, options }) => [kind, options?.map((one) => [one.text, one.isRight])])).toEqual([
    [
      'oneRight',
      [
        ['Po', false],
        ['Nile', true],
      ],
    ],
    [
      'severalRight',
      [
        ['One', false],
        ['Two', true],
        ['Four', true],
      ],
    ],
    ['shortAnswer', undefined],
  ])
  expect(entries[0]?.without).toEqual(['its further field "Rivers"', 'its further field "An atlas"'])
})
