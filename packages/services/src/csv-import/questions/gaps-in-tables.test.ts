import { expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'

const gapsOf = async (text: string) => {
  const { questions } = await readAsAuthor(Buffer.from(text), 'table.csv')
  return questions.map(({ question, interaction }) => [
    question,
    interaction?.kind === 'cloze'
      ? interaction.key.gaps.map(({ accepted }) => accepted.map(({ value }) => value).join('|'))
      : interaction?.kind,
  ])
}

test.each([
  ['Question,Type,Answer\nIce melts at ____ and boils at ____,Fill in the blank,0;100\n', ['0', '100']],
  ['Question,Answer\n"Ice melts at ______, and boils at ______.","zero, hundred"\n', ['zero', 'hundred']],
  ['Question,Answer\nIce melts at [ ] and boils at [ ].,1) zero / 2) hundred\n', ['zero', 'hundred']],
  ['Question,Answer\nIt weighs ____ kg on Earth and ____ kg there.,3.5 | 0.6\n', ['3.5', '0.6']],
  ['Question,Answer\nIt weighs ____ kg on Earth and ____ kg there.,1. 3.5 | 2. 0.6\n', ['3.5', '0.6']],
])('several gaps have an answer each', async (text, expected) => {
  const [[, gaps] = []] = await gapsOf(text)
  expect(gaps).toEqual(expected)
  const { hints, questions } = await readAsAuthor(Buffer.from(text), 'table.csv')
  expect(questions[0]?.question).toMatch(/\[\[1\]\].*\[\[2\]\]/)
  expect(hints.join()).toContain('each is the answer of one gap')
})

test('the answers of one gap are all accepted, and others than there are gaps stay as they are', async () => {
  expect(
    await gapsOf(
      'Question,Type,Answer\nIce melts at ____,Short answer,0;zero\nFrom ____ to ____ by ____,Short answer,A;B\n',
    ),
  ).toEqual([
    ['Ice melts at ____', 'short_answer'],
    ['From ____ to ____ by ____', 'short_answer'],
  ])
})

test('French headings with their marks are known', async () => {
  const { questions } = await readAsAuthor(
    Buffer.from('Énoncé;Réponse A;Réponse B;Bonne(s) réponse(s);Barème\nQui ?;x;y;B;3\n'),
    'table.csv',
  )
  expect(questions[0]).toMatchObject({ weightage: 3, options: [{}, { option: 'y', is_correct: true }] })
})
