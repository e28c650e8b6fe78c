import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { blankMatching } from '@quizwright/domain/kinds/matching/blank.ts'
import { arrangeMatching, withPairs } from '@quizwright/domain/kinds/matching/pairs.ts'
import type { MatchingRule } from '@quizwright/domain/kinds/matching/schema.ts'
import { arrangeOrdering, itemsInOrder, orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import { orderingRules } from '@quizwright/domain/kinds/ordering/schema.ts'
import { blankPiece } from '@quizwright/domain/kinds/pieces.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { listsOf } from '../testing/lists-of.ts'
import { png } from '../testing/sample-files.ts'
import { writeQuestionFile } from '../write/write-question-file.ts'

const formats = ['qti-1.2', 'qti-2.2', 'qti-3.0'] as const

const readAll = (bytes: Uint8Array) => {
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const image = '/files/river.png'
const again = async (question: QuestionContent, format: (typeof formats)[number]) => {
  const images = new Map([[image, { name: 'river.png', bytes: png }]])
  const { bytes, losses } = await writeQuestionFile({ title: 'Q', questions: [question], images }, format)
  return { losses, entry: readAll(bytes)[0]! }
}

type Asked = { right: string[][]; extra?: string[]; weights?: number[]; rule?: MatchingRule; reuse?: boolean }
const matchingOf = ({ right, extra = [], weights = [], rule = 'each', reuse = false }: Asked) => {
  const blank = blankMatching([])
  const begun = { ...blank, presentation: { ...blank.presentation, reuse }, scoring: { rule } }
  const pairs = right.map(([prompt = '', ...choices], index) => ({
    prompt: blankPiece(prompt),
    choices: choices.map((choice) => blankPiece(choice)),
    weight: weights[index] ?? 1,
  }))
  return fullQuestion({
    question: 'Match each.',
    options: [],
    weightage: 4,
    interaction: arrangeMatching(withPairs(begun, { pairs, extra: extra.map((one) => blankPiece(one)) })),
  })
}
const simple = [
  ['France & co', 'Paris'],
  ['Ghana', 'Accra\nnear < the sea'],
  ['שלום', '"Bonn"'],
]
const held: [string, Asked][] = [
  ['each pair', { right: simple, extra: ['Rome'] }],
  ['pairs of different weights', { right: simple, weights: [1, 2, 4] }],
  ['several right choices', { right: [['a', 'b', 'c'], ...simple] }],
  [
    'a choice of two prompts',
    {
      right: [
        ['2', 'even'],
        ['4', 'even'],
        ['3', 'odd'],
      ],
      reuse: true,
    },
  ],
  ['all or nothing', { right: simple, rule: 'all' }],
]

describe.each(formats)('%s', (format) => {
  test.each(held)('brings %s back', async (name, asked) => {
    const question = matchingOf(asked)
    const { losses, entry } = await again(question, format)
    const isMarkedElse = format === 'qti-1.2' && !/^each pair|of two prompts$/.test(name)
    expect(losses).toEqual(isMarkedElse ? ['the scoring in Canvas of 1 question'] : [])
    expect(entry).toMatchObject({ status: 'taken', kind: 'matching', without: [] })
    expect(entry.question.interaction).toEqual(question.interaction)
    expect(entry.question).toMatchObject({ question: 'Match each.', weightage: 4, options: [] })
  })

  test('keeps the formula and the image of a prompt', async () => {
    const prompt = { ...blankPiece('A river'), equation: 'x^2', image_url: image, image_description: 'a map' }
    const pairs = [{ prompt, choices: [blankPiece('Nile')], weight: 1 }]
    const interaction = arrangeMatching(
      withPairs(blankMatching([]), { pairs, extra: [{ ...blankPiece(), equation: 'y' }] }),
    )
    const { losses, entry } = await again(fullQuestion({ question: 'Q', options: [], interaction }), format)
    expect(losses).toEqual([])
    expect(entry.images).toMatchObject([{ bytes: png }])
    const read = entry.question.interaction
    if (read?.kind !== 'matching') throw new Error(entry.status)
    expect(read).toEqual({
      ...interaction,
      presentation: {
        ...interaction.presentation,
        prompts: [{ ...prompt, image_url: entry.images[0]!.link }],
      },
    })
  })

  test.each([
    ['half of the marks for one mistake', { right: simple, rule: 'half' as const }],
    ['a pair that counts nothing', { right: simple, weights: [0, 1, 1] }],
  ])('names %s as lost, and keeps the pairs', async (_, asked) => {
    const question = matchingOf(asked)
    const { losses, entry } = await again(question, format)
    expect(losses).toEqual(['the kind and scoring of 1 question'])
    expect(entry.question.interaction?.kind).toBe('matching')
  })

  test.each(orderingRules)('brings an order by the rule %s back, or names the rule as lost', async (rule) => {
    const items = [
      blankPiece('one & 1'),
      { ...blankPiece('two\nlines'), equation: 'x^2' },
      blankPiece('three'),
    ]
    const interaction = arrangeOrdering(orderingOf(items, rule))
    const { losses, entry } = await again(
      fullQuestion({ question: 'Order.', options: [], weightage: 3, interaction }),
      format,
    )
    const isHeld = rule === 'all' || rule === 'places'
    const inCanvas = format === 'qti-1.2' && rule === 'all' ? ['the scoring in Canvas of 1 question'] : []
    expect(losses).toEqual(isHeld ? inCanvas : ['the kind and scoring of 1 question'])
    const read = entry.question.interaction
    expect(read?.kind === 'ordering' && itemsInOrder(read)).toEqual(items)
    if (isHeld) expect(read).toEqual(interaction)
    expect(entry.question).toMatchObject({ question: 'Order.', weightage: 3 })
  })
})

const pairsIn = (xml: string) => {
  const [entry] = readAll(new TextEncoder().encode(xml))
  return entry!.status === 'taken' ? listsOf(entry!.question) : entry!.status
}

const setOf = (choices: Record<string, string>, matchMax: number) =>
  `<simpleMatchSet>${Object.entries(choices)
    .map(
      ([id, text]) =>
        `<simpleAssociableChoice identifier="${id}" matchMax="${matchMax}">${text}</simpleAssociableChoice>`,
    )
    .join('')}</simpleMatchSet>`
const matchItem = (sets: string, values: string[]) =>
  '<assessmentItem><responseDeclaration identifier="R" cardinality="multiple" baseType="directedPair">' +
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>` +
  `</responseDeclaration><itemBody><matchInteraction responseIdentifier="R"><prompt>Q</prompt>${sets}` +
  '</matchInteraction></itemBody></assessmentItem>'

describe('files of other tools', () => {
  test('words that belong into groups are the prompts, on whichever side they stand', () => {
    const groups = setOf({ f: 'Fruit', v: 'Vegetable' }, 0)
    const words = setOf({ a: 'Apple', p: 'Pear', l: 'Leek' }, 1)
    const expected = ['Apple → Fruit', 'Pear → Fruit', 'Leek → Vegetable']
    expect(pairsIn(matchItem(groups + words, ['f a', 'f p', 'v l']))).toEqual(expected)
    expect(pairsIn(matchItem(words + groups, ['a f', 'p f', 'l v']))).toEqual(expected)
  })

  test('a table in which several boxes of a row and of a column are ticked is left out', () => {
    const sets = setOf({ a: 'Apple', p: 'Pear' }, 0) + setOf({ f: 'Fruit', s: 'Sweet' }, 0)
    expect(pairsIn(matchItem(sets, ['a f', 'a s', 'p f']))).toBe('left out')
  })

  test('choices that are images which the file does not hold are told as the reason', () => {
    const prompts = setOf({ a: 'Apple', p: 'Pear' }, 1)
    const images = setOf({ f: '<img src="f.png"/>', s: '<img src="s.png"/>' }, 1)
    const [entry] = readAll(new TextEncoder().encode(matchItem(prompts + images, ['a f', 'p s'])))
    expect(entry).toMatchObject({ reason: expect.stringMatching(/^Some of its choices are images/) })
  })

  test('an order of some of its items only is left out', () => {
    const items = ['a', 'b', 'c']
      .map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`)
      .join('')
    const xml =
      '<assessmentItem><responseDeclaration identifier="R" cardinality="ordered" baseType="identifier">' +
      '<correctResponse><value>b</value><value>a</value></correctResponse></responseDeclaration><itemBody>' +
      `<orderInteraction responseIdentifier="R"><prompt>Q</prompt>${items}</orderInteraction></itemBody>` +
      '</assessmentItem>'
    expect(readAll(new TextEncoder().encode(xml))[0]!.status).toBe('left out')
  })

  test('pairs of Blackboard, whose choices stand in a list of their own', () => {
    const text = (words: string) =>
      `<flow class="Block"><flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension>` +
      `<mat_formattedtext type="HTML">${words}</mat_formattedtext></mat_extension></material></flow></flow>`
    const prompt = (words: string, id: string) =>
      `<flow class="Block"><flow class="FORMATTED_TEXT_BLOCK"><material><mattext>${words}</mattext></material></flow>` +
      `<response_lid ident="${id}" rcardinality="Single"><render_choice><flow_label class="Block">` +
      `${['1', '2', '3'].map((one) => `<response_label ident="${id}${one}"/>`).join('')}` +
      '</flow_label></render_choice></response_lid></flow>'
    const right = (id: string, value: string) =>
      `<respcondition title="${id}"><conditionvar><varequal respident="${id}" case="No">${value}</varequal>` +
      '</conditionvar><setvar variablename="SCORE" action="Set">50</setvar></respcondition>'
    const item =
      '<questestinterop><assessment><section><item><itemmetadata><bbmd_questiontype>Matching</bbmd_questiontype>' +
      '</itemmetadata><presentation><flow class="Block"><flow class="QUESTION_BLOCK">' +
      '<flow class="FORMATTED_TEXT_BLOCK">' +
      '<material><mattext>Match.</mattext></material></flow></flow><flow class="RESPONSE_BLOCK">' +
      `${prompt('Nile', 'a')}${prompt('Rhine', 'b')}</flow><flow class="RIGHT_MATCH_BLOCK">` +
      `${['Europe', 'Africa', 'Asia'].map(text).join('')}</flow></flow></presentation><resprocessing>` +
      `${right('a', 'a2')}${right('b', 'b1')}</resprocessing></item></section></assessment></questestinterop>`
    expect(pairsIn(item)).toEqual(['Nile → Africa', 'Rhine → Europe', '+ Asia'])
  })
})
