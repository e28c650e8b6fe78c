import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { itemsInOrder } from '@quizwright/domain/kinds/ordering/items.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

/*
 * What Moodle gives for an answer, by the rules of its question types: ticks add up and are cut to 0 to 1; prompts and
 * gaps count alike, embedded ones by their weights; the first accepted answer that matches counts; an order by its
 * rule. Written down by hand, so that neither our reader nor our marking computes it.
 */

const read = (type: string, inside: string): QuestionContent => {
  const xml =
    `<quiz><question type="${type}"><name><text>N</text></name>` +
    `<questiontext format="html"><text><![CDATA[<p>Q</p>]]></text></questiontext>${inside}</question></quiz>`
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(xml), name: 'a.xml' })
  if ('problem' in opened) throw new Error(opened.problem)
  const [entry] = opened.entries
  expect(entry).toMatchObject({ status: 'taken' })
  return entry!.question
}
const answers = (all: readonly (readonly [text: string, fraction: number, more?: string])[]): string =>
  all
    .map(
      ([text, fraction, more = '']) =>
        `<answer fraction="${fraction}" format="plain_text"><text>${text}</text>${more}</answer>`,
    )
    .join('')

type Given = { selected?: number[]; picks?: number[]; texts?: string[]; answer?: string }
const shareOf = (question: QuestionContent, { selected = [], picks = [], texts = [], answer = '' }: Given) =>
  kindOf(question).mark(question, {
    selected,
    answer,
    ...(picks.length + texts.length > 0 && { response: { picks, texts } }),
  })

const third = 33.33333
const multichoice: [fractions: number[], ticked: number[], fraction: number][] = [
  [[50, 0, 50, 0], [0], 0.5],
  [[50, 0, 50, 0], [0, 1], 0.5],
  [[50, 0, 50, 0], [0, 2], 1],
  [[50, -50, 50, -100], [0, 1], 0],
  [[50, -50, 50, -100], [0, 1, 2], 0.5],
  [[50, -50, 50, -100], [0, 2, 3], 0],
  [[third, third, third, -third], [1], 0.333_333_3],
  [[third, third, third, -third], [0, 2], 0.666_666_7],
  [[third, third, third, -third], [0, 1, 2], 1],
  [[third, third, third, -third], [0, 1, 3], 0.333_333_3],
  [[25, 75, -100], [0], 0.25],
  [[20, 80, -10], [1, 2], 0.7],
  [[third, third, third, 0], [1], 0.333_333_3],
  [[third, 66.666_67, 0], [1], 0.666_666_7],
  [[14.285_71, 85.714_29, -12.5], [0, 2], 0.017_857_1],
  [[100, 100, 0], [0, 1], 1],
]

describe('ticks', () => {
  test.each(multichoice)('%j, ticked %j: %d', (fractions, selected, fraction) => {
    const question = read(
      'multichoice',
      `<single>false</single>${answers(fractions.map((one, index) => [`o${index}`, one]))}`,
    )
    expect(shareOf(question, { selected })).toBeCloseTo(fraction, 6)
  })
})

const rules: [rule: string, order: number[], fraction: number][] = [
  ['ALL_OR_NOTHING', [1, 2, 3, 4, 5, 6], 1],
  ['ALL_OR_NOTHING', [1, 2, 3, 4, 6, 5], 0],
  ['ABSOLUTE_POSITION', [2, 3, 4, 5, 6, 1], 0],
  ['ABSOLUTE_POSITION', [1, 2, 3, 4, 6, 5], 0.666_666_7],
  ['ABSOLUTE_POSITION', [6, 2, 3, 4, 5, 1], 0.666_666_7],
  ['RELATIVE_NEXT_EXCLUDE_LAST', [2, 3, 4, 5, 6, 1], 0.8],
  ['RELATIVE_NEXT_EXCLUDE_LAST', [6, 5, 4, 3, 2, 1], 0],
  ['RELATIVE_ALL_PREVIOUS_AND_NEXT', [2, 3, 4, 5, 6, 1], 0.666_666_7],
  ['RELATIVE_ALL_PREVIOUS_AND_NEXT', [1, 2, 3, 4, 6, 5], 0.933_333_3],
  ['RELATIVE_ALL_PREVIOUS_AND_NEXT', [6, 5, 4, 3, 2, 1], 0],
]

describe('orders', () => {
  test.each(rules)('%s, %j: %d', (rule, order, fraction) => {
    const words = ['Modular', 'Object', 'Oriented', 'Dynamic', 'Learning', 'Environment']
    const question = read(
      'ordering',
      `<gradingtype>${rule}</gradingtype>${answers(words.map((word, index) => [word, index + 1]))}`,
    )
    const { interaction } = question
    if (interaction?.kind !== 'ordering') throw new Error('It is no ordering question.')
    expect(itemsInOrder(interaction).map(({ text }) => text)).toEqual(words)
    const picks = order.map((place) => interaction.key.order[place - 1]!)
    expect(shareOf(question, { picks })).toBeCloseTo(fraction, 6)
  })
})

describe('pairs', () => {
  test.each([
    [['amphibian', 'mammal', 'amphibian'], 1],
    [['amphibian', 'mammal', 'mammal'], 0.666_666_7],
    [['insect', 'mammal', 'insect'], 0.333_333_3],
    [['insect', 'insect', 'insect'], 0],
  ])('%j: %d', (given, fraction) => {
    const pairs = [
      ['frog', 'amphibian'],
      ['cat', 'mammal'],
      ['newt', 'amphibian'],
      ['', 'insect'],
    ]
    const question = read(
      'matching',
      pairs
        .map(
          ([prompt, choice]) =>
            `<subquestion format="html"><text>${prompt}</text><answer><text>${choice}</text></answer></subquestion>`,
        )
        .join(''),
    )
    const { interaction } = question
    if (interaction?.kind !== 'matching') throw new Error('It is no matching question.')
    const { choices } = interaction.presentation
    const picks = given.map((text) => choices.findIndex((choice) => choice.text === text))
    expect(shareOf(question, { picks })).toBeCloseTo(fraction, 6)
  })
})

describe('typed answers', () => {
  test.each([
    ['frog', 1],
    ['toad', 0.8],
    ['cat', 0],
  ])('%s: %d', (answer, fraction) => {
    const question = read(
      'shortanswer',
      `<usecase>0</usecase>${answers([
        ['frog', 100],
        ['toad', 80],
      ])}`,
    )
    expect(shareOf(question, { answer })).toBeCloseTo(fraction, 6)
  })

  test.each([
    ['3.14', 1],
    ['3.142', 0.5],
    ['3.3', 0],
  ])('the number %s: %d', (answer, fraction) => {
    const within = (tolerance: number) => `<tolerance>${tolerance}</tolerance>`
    const question = read(
      'numerical',
      answers([
        ['3.14', 100, within(0.001)],
        ['3.1', 50, within(0.1)],
      ]),
    )
    expect(shareOf(question, { answer })).toBeCloseTo(fraction, 6)
  })
})

describe('gaps', () => {
  test.each([
    [['Paris', 'Rhine'], 1],
    [['Paris', 'Nile'], 0.333_333_3],
    [['Rome', 'Rhine'], 0.666_666_7],
  ])('%j: %d', (texts, fraction) => {
    const xml =
      '<quiz><question type="cloze"><name><text>N</text></name><questiontext format="html"><text><![CDATA[' +
      '{1:SHORTANSWER:=Paris} and {2:SHORTANSWER:=Rhine}]]></text></questiontext></question></quiz>'
    const opened = openQuestionFile({ bytes: new TextEncoder().encode(xml), name: 'a.xml' })
    if ('problem' in opened) throw new Error(opened.problem)
    const [entry] = opened.entries
    expect(shareOf(entry!.question, { texts })).toBeCloseTo(fraction, 6)
  })
})
