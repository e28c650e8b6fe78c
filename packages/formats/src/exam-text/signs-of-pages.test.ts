import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'
import { withBullets } from '../word/bullets.ts'
import type { ExamLine } from './exam-line.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']

test('rows of a table between tabs have a star at the right cell, and a cell may go on below', () => {
  expect(
    readList(
      '№\tTest\tA\tB\n1.\tWhich river?\tPo\t*Nile\n2.\tWhich\nsea?\t*Red\tDead\n3. Which lake?\t*Lake\nComo\tGarda\n',
    ).slice(-3),
  ).toEqual([both[0], 'Which\nsea? | *Red | Dead', 'Which lake? | *Lake\nComo | Garda'])
})

test('a word in brackets before an option without a letter marks it among the lines around it', () => {
  expect(
    readList(
      'Question 1.\n\nWhich river?\n\nPo\n[CORRECT] Nile\n\nQuestion 2.\n\nWhich sea?\n[CORRECT] Red\nDead\n',
    ),
  ).toEqual(both)
})

test('bullets between the last option and the next number explain the question above them', () => {
  expect(
    readList(
      '1. Which river?\nA) Po\nB) Nile*\n• It is long.\n• So it is in Africa.\n\n2. Which sea?\nA) Red*\nB) Dead\n',
    ),
  ).toEqual([`${both[0]} | = • It is long.\n• So it is in Africa.`, both[1]])
})

test('a heading for the answer below each numbered heading is no key of the list', () => {
  const text =
    '# Quiz\n\n## Question 1\n\nHow long is it?\n\n### Answer\n\nIt is long:\n\n1. once\n2. twice\n\n' +
    '##Question 2\n\nHow wide is it?\n\n### Answer\n\nWide.\n'
  expect(readList(text)).toEqual([
    'How long is it? | = It is long:\n1. once\n2. twice',
    'How wide is it? | = Wide.',
  ])
})

test('a key may have bold names of sections and a heading of another language', () => {
  const text =
    '# Vizsga\n\n## Témakör 1 · Folyók\n\n**1.** (3 pont)\n\n**Melyik folyó?**\n\n## Témakör 2 · Tengerek\n\n' +
    '**2.** (2 pont)\n\n**Melyik tenger?**\n\n## Megoldókulcs\n\n**Témakör 1 · Folyók**\n\n**1.** A Duna folyó.\n\n' +
    '**Témakör 2 · Tengerek**\n\n**2.** Az Adriai-tenger.\n'
  expect(
    entriesOf(text).map(({ question: { question, solution, weightage } }) => [question, solution, weightage]),
  ).toEqual([
    ['Melyik folyó?', 'A Duna folyó.', 3],
    ['Melyik tenger?', 'Az Adriai-tenger.', 2],
  ])
})

test('beside lettered questions of a word processor, bullets below lines that ask are options', () => {
  const asked = (text: string): ExamLine => ({ number: 1, text })
  const label = (kind: 'bullet' | 'letter', text: string): ExamLine => ({
    number: 1,
    text,
    label: { kind, level: 0 },
  })
  const bullets = ['Which river?', 'Which sea?', 'Which lake?'].flatMap((one) => [
    asked(one),
    label('bullet', 'x'),
    label('bullet', 'y'),
  ])
  const lettered = [
    asked('Which of these:'),
    label('bullet', 'one'),
    label('bullet', 'two'),
    label('letter', 'x'),
    label('letter', 'y'),
  ]
  const read = withBullets([...bullets, ...lettered])
  expect(read.filter(({ label: own }) => own?.kind === 'letter')).toHaveLength(8)
  expect(read.filter(({ text }) => text.startsWith('• '))).toHaveLength(2)
})
