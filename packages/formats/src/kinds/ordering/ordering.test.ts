import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { arrangeOrdering, itemsInOrder, orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import { orderingRules } from '@quizwright/domain/kinds/ordering/schema.ts'
import { blankPiece } from '@quizwright/domain/kinds/pieces.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../../open-question-file.ts'
import { writeGift } from '../../write/write-gift.ts'
import { writeMoodleXml } from '../../write/write-moodle-xml.ts'

const read = (text: string, name: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const inWords = (text: string, name: string) =>
  read(text, name).map((entry) => {
    const { interaction } = entry.question
    if (interaction?.kind !== 'ordering') return 'reason' in entry ? entry.reason : entry.status
    return [interaction.scoring.rule, ...itemsInOrder(interaction).map((item) => item.text)]
  })

test.each([
  ['{>3 ALL VERTICAL ABSOLUTE_POSITION SHOW none\none\ntwo\nthree\n}', ['places', 'one', 'two', 'three']],
  ['{>2\n  one\n  two\n}', ['places', 'one', 'two']],
  ['{>0 ALL H RELATIVE_ALL_PREVIOUS_AND_NEXT\none\ntwo}', ['pairs', 'one', 'two']],
])('GIFT %j', (body, items) => expect(inWords(`Order. ${body}`, 'a.gift')).toEqual([items]))

test('Moodle XML, with a rule that there is not here, and too many items', () => {
  const quiz = (items: string[], grading: string) =>
    `<quiz><question type="ordering"><questiontext format="html"><text>Order.</text></questiontext>` +
    `<gradingtype>${grading}</gradingtype>${items
      .map((item, at) => `<answer fraction="${at + 1}" format="html"><text>${item}</text></answer>`)
      .join('')}</question></quiz>`
  expect(inWords(quiz(['one', 'two'], 'ALL_OR_NOTHING'), 'a.xml')).toEqual([['all', 'one', 'two']])
  const [longest] = read(quiz(['one', 'two'], 'LONGEST_ORDERED_SUBSET'), 'a.xml')
  expect(longest).toMatchObject({
    status: 'taken',
    without: ['its way of grading "LONGEST_ORDERED_SUBSET", which became marks for each right place'],
  })
  expect(inWords(quiz([...'abcdefghi'], ''), 'a.xml')).toEqual([
    'It has 9 items to order, and an ordering question here has at most 8.',
  ])
})

test('GIFT and Moodle XML bring items and each rule back', () => {
  const questions = orderingRules.map((rule) =>
    fullQuestion({
      question: 'Order.',
      options: [],
      interaction: arrangeOrdering(
        orderingOf(
          [blankPiece('= one {1}'), { ...blankPiece('two\nlines'), equation: 'x^2' }, blankPiece('> three')],
          rule,
        ),
      ),
    }),
  )
  const quiz = { title: 'Q', questions, images: new Map() }
  const expected = questions.map(({ interaction }) => interaction)
  expect(read(writeGift(quiz), 'a.gift').map((entry) => entry.question.interaction)).toEqual(expected)
  expect(read(writeMoodleXml(quiz), 'a.xml').map((entry) => entry.question.interaction)).toEqual(expected)
})
