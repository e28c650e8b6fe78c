import { expect, test } from 'vitest'
import { toEntry } from '../entry/to-entry.ts'
import { readList } from '../testing/read-list.ts'
import { linesOfText } from './exam-line.ts'
import { readExamLines } from './read.ts'

const read = (text: string) => [...readExamLines(linesOfText(text))].map((raw) => toEntry(raw))
const keyOf = (text: string) =>
  read(text).map(({ question: { interaction } }) =>
    interaction?.kind === 'short_answer'
      ? interaction.key.accepted.map(({ value }) => value)
      : interaction?.kind,
  )

test('in a part of true or false the letters behind the statements are their key', () => {
  const paper = [
    'Part A: Choose one.',
    '1. Ice is',
    'a) solid',
    'b) liquid',
    'Ans: a',
    'Part B: True or False',
    '2. Lead is light. (F)',
    '3. Iron rusts. (T)',
    '',
    'Part C: Explain',
    '4. Explain rust.',
  ].join('\n')
  expect(readList(paper).slice(1, 3)).toEqual([
    'Lead is light. | True | *False',
    'Iron rusts. | *True | False',
  ])
  expect(readList('II. Richtig oder falsch\n1. Rost ist rot. (R)\n2. Eis ist warm. (F)')).toEqual([
    'Rost ist rot. | *True | False',
    'Eis ist warm. | True | *False',
  ])
})

test('letters behind requests mean nothing', () => {
  const [first, second] = read('1. Explain temperature (T)\n2. Name the unit (V)\n3. Name the sign (R)')
  expect([first, second].map((entry) => [entry!.kind, entry!.question.question])).toEqual([
    ['descriptive', 'Explain temperature (T)'],
    ['descriptive', 'Name the unit (V)'],
  ])
})

test.each([
  ['a line below', '1. The capital of Japan is ____.\nAnswer: Tokyo', ['Tokyo']],
  ['brackets behind it', '1. The capital of Japan is ____. [Tokyo]', ['Tokyo']],
  [
    'a key at the end',
    '1. Japan has the capital ……\n2. Is it?\na) yes\nb) no\nAnswer key\n1. Tokyo\n2. a',
    ['Tokyo'],
  ],
  ['two ways to write it', '1. Paint has a _____.\nAnswer: colour / color', ['colour', 'color']],
])('a text with one gap is answered by typing: %s', (_where, text, accepted) => {
  expect(keyOf(text)[0]).toEqual(accepted)
})

test.each([
  ['fewer answers than gaps', '1. The ____ of the ____ is red.\nAnswer: leaf'],
  ['no answer', '1. The capital of Japan is ____.'],
  ['an ellipsis', '1. Describe what happens next...\nAnswer: It rains.'],
  ['a long answer', `1. It is ____.\nAnswer: ${'very '.repeat(40)}long`],
])('a text with %s is not', (_what, text) => {
  expect(read(text)[0]!.kind).toBe('descriptive')
})

const passage = ['Read the text and answer questions 2-3.', 'Reefs grow slowly.', '']
const about = (from: number) =>
  ['a', 'b'].flatMap((name, index) => [`${from + index}. Which ${name}?`, 'a) one', 'b) two', 'Answer: b'])

test('a text that names the questions below it is their paragraph', () => {
  const first = ['1. Which?', 'a) one', 'b) two', 'Answer: a', '']
  const entries = read(
    [...first, ...passage, ...about(2), '4. Which?', 'a) x', 'b) y', 'Answer: a'].join('\n'),
  )
  expect(entries.map(({ status, question }) => [status, question.paragraph])).toEqual([
    ['taken', ''],
    ['taken', passage.slice(0, 2).join('\n')],
    ['taken', passage.slice(0, 2).join('\n')],
    ['taken', ''],
  ])
})

test('a text that names other questions than those below it stays by itself', () => {
  const [text, question] = read([...passage, ...about(7)].join('\n'))
  expect([text!.kind, text!.status, question!.question.paragraph]).toEqual(['information', 'left out', ''])
})

test('options by number on one line are options if the answer names one of them', () => {
  expect(readList('1. Which is it?\n(1) Niger (2) Nile (3) Congo\nAns. (2)')).toEqual([
    'Which is it? | Niger | *Nile | Congo',
  ])
  expect(readList('1. Explain why (1) ice floats and (2) stones sink.\nAnswer: Density.')[0]).toBe(
    'Explain why (1) ice floats and (2) stones sink. | = Density.',
  )
})
