import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { blankMatching } from '@quizwright/domain/kinds/matching/blank.ts'
import { arrangeMatching, pairsOf, withPairs } from '@quizwright/domain/kinds/matching/pairs.ts'
import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import { blankPiece } from '@quizwright/domain/kinds/pieces.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../../open-question-file.ts'
import { giftHolds, writeGift } from '../../write/write-gift.ts'
import { moodleHolds, writeMoodleXml } from '../../write/write-moodle-xml.ts'

const read = (text: string, name: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const pairsIn = (text: string, name: string) =>
  read(text, name).map((entry) => {
    const { interaction } = entry.question
    if (interaction?.kind !== 'matching') return 'reason' in entry ? entry.reason : entry.status
    const { pairs, extra } = pairsOf(interaction)
    return [
      ...pairs.map(({ prompt, choices }) => `${prompt.text} → ${choices.map((one) => one.text).join(' / ')}`),
      ...extra.map(({ text: choice }) => `+ ${choice}`),
    ]
  })
const subquestion = (prompt: string, choice: string) =>
  `<subquestion format="html"><text><![CDATA[${prompt}]]></text><answer><text>${choice}</text></answer></subquestion>`

test.each([
  ['{=frog -> amphibian =cat -> mammal = -> insect}', ['frog → amphibian', 'cat → mammal', '+ insect']],
  ['{=2 -> even =3 -> odd =4 -> even}', ['2 → even', '3 → odd', '4 → even']],
  ['{=a -> b =a -> c =x -> y}', ['a → c / b', 'x → y']],
])('GIFT %s', (body, pairs) => expect(pairsIn(`Match. ${body}`, 'a.gift')).toEqual([pairs]))

test('more pairs than fit are left out, with the number that fits', () =>
  expect(
    pairsIn(`Match. {${'abcdefghi'.replaceAll(/./g, (letter) => `=${letter} -> ${letter}2 `)}}`, 'a.gift'),
  ).toEqual(['It has 9 prompts to match, and a matching question here has at most 8.']))

test('Moodle XML of matching and of dragging, with markup in prompts', () => {
  const quiz = (type: string, ...pairs: string[]) =>
    `<quiz><question type="${type}"><questiontext format="html"><text>Match.</text></questiontext>` +
    `${pairs.join('')}</question></quiz>`
  const pairs = [
    subquestion('<p>H<sub>2</sub>O</p>', 'water &amp; ice'),
    subquestion('', 'salt'),
    subquestion('<p>Au</p>', 'gold'),
  ]
  expect(pairsIn(quiz('matching', ...pairs), 'a.xml')).toEqual([
    [expect.stringMatching(/^H.*O → water & ice$/), 'Au → gold', '+ salt'],
  ])
  const dragged = subquestion('Au', '&lt;p&gt;gold&lt;/p&gt;').replace('<answer>', '<answer format="html">')
  expect(pairsIn(quiz('ddmatch', dragged, subquestion('Ag', 'silver')), 'a.xml')).toEqual([
    ['Au → gold', 'Ag → silver'],
  ])
})

const questionOf = (pairs: [prompt: Piece, ...choices: Piece[]][], extra: Piece[] = [], reuse = false) => {
  const blank = blankMatching([])
  return fullQuestion({
    question: 'Match each.',
    options: [],
    interaction: arrangeMatching(
      withPairs(
        { ...blank, presentation: { ...blank.presentation, reuse } },
        { pairs: pairs.map(([prompt, ...choices]) => ({ prompt, choices, weight: 1 })), extra },
      ),
    ),
  })
}
const held = [
  questionOf([
    [blankPiece('Fran=ce {1}'), blankPiece('Pa~ris: 50% #1')],
    [{ ...blankPiece('two\nlines'), equation: 'x^2' }, blankPiece('\\alpha')],
  ]),
  questionOf(
    [
      [blankPiece('2'), blankPiece('even')],
      [blankPiece('4'), blankPiece('even')],
    ],
    [blankPiece('odd')],
  ),
]

test('what GIFT and Moodle XML hold comes back as it was', () => {
  const quiz = { title: 'Q', questions: held, images: new Map() }
  const expected = held.map(({ interaction }) => interaction)
  expect(read(writeGift(quiz), 'a.gift').map((entry) => entry.question.interaction)).toEqual(expected)
  expect(read(writeMoodleXml(quiz), 'a.xml').map((entry) => entry.question.interaction)).toEqual(expected)
  expect(held.map((one) => [giftHolds.interaction!(one), moodleHolds.interaction!(one)])).toEqual(
    held.map(() => [true, true]),
  )
})

test.each([
  [
    'several right choices',
    questionOf([
      [blankPiece('a'), blankPiece('b'), blankPiece('c')],
      [blankPiece('x'), blankPiece('y')],
    ]),
  ],
  [
    'a formula in a choice',
    questionOf([
      [blankPiece('a'), { ...blankPiece(), equation: 'x' }],
      [blankPiece('x'), blankPiece('y')],
    ]),
  ],
  [
    'choices that may be used again',
    questionOf(
      [
        [blankPiece('a'), blankPiece('b')],
        [blankPiece('x'), blankPiece('y')],
      ],
      [],
      true,
    ),
  ],
])('%s is named as lost', (_, question) =>
  expect([giftHolds.interaction!(question), moodleHolds.interaction!(question)]).toEqual([false, false]),
)
