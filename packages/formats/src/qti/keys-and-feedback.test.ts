import { elementAt } from '@quizwright/domain/defined.ts'
import { expect, test } from 'vitest'
import { openQuestionFile, type OpenOptions } from '../open-question-file.ts'
import { zipOf } from '../testing/sample-files.ts'

const open = (content: string | Uint8Array, options: OpenOptions = {}) => {
  const opened = openQuestionFile(
    { bytes: typeof content === 'string' ? Buffer.from(content) : content },
    options,
  )
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const correct = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`
const mapping = (scores: Record<string, number>) =>
  `<mapping>${Object.entries(scores)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`
const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`
const branch = (name: string, comparedWith: string, score: number) =>
  `<${name}><match><variable identifier="RESPONSE"/>${comparedWith}</match>` +
  `<setOutcomeValue identifier="SCORE"><baseValue>${score}</baseValue></setOutcomeValue></${name}>`
const value = (identifier: string) => `<baseValue baseType="identifier">${identifier}</baseValue>`
const processing = (...branches: string[]) =>
  `<responseProcessing><responseCondition>${branches.join('')}</responseCondition></responseProcessing>`
type Item = { declared: string; after?: string; cardinality?: string; max?: string; texts?: string[] }
const item = ({
  declared,
  after = '',
  cardinality = 'single',
  max = '1',
  texts = ['x', 'y', 'z'],
}: Item): string =>
  `<assessmentItem><responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">` +
  `${declared}</responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="${max}">` +
  `<prompt>Q?</prompt>${texts
    .map((text, index) => `<simpleChoice identifier="${'ABC'[index]}">${text}</simpleChoice>`)
    .join('')}</choiceInteraction></itemBody>${after}</assessmentItem>`
const told = (content: Item) => {
  const [entry] = open(item(content))
  const right = entry!.question.options.flatMap(({ is_correct }, index) => (is_correct ? ['ABC'[index]] : []))
  return entry!.status === 'taken' ? { right, without: entry!.without } : { right, reason: entry!.reason }
}

/** What each option earns in percent, where one is chosen. */
const weightsIn = (content: Item) => {
  const { interaction } = elementAt(open(item(content)), 0).question
  if (interaction?.kind !== 'multiple_answers') return undefined
  return interaction.presentation.at_most === 1 ? interaction.scoring.weights : undefined
}

test.each<[string, Item]>([
  ['the mapping', { declared: correct('A') + mapping({ A: 0, B: 1 }), after: template('map_response') }],
  ['a greater value of the mapping', { declared: correct('A') + mapping({ A: 1, B: 2 }) }],
  ['conditions', { declared: correct('A'), after: processing(branch('responseIf', value('B'), 1)) }],
])('a correct response that %s contradicts is no key', (_, content) => {
  expect(told(content)).toEqual({
    right: [],
    reason: 'Its correct response is A, and its scores give the most for B.',
  })
})

test('a mapping that the item does not use, and scores beside its correct response, contradict nothing', () => {
  const unused = { declared: correct('A') + mapping({ B: 2 }), after: template('match_correct') }
  const beside = {
    declared: correct('A'),
    after: processing(
      branch('responseIf', '<correct identifier="RESPONSE"/>', 1),
      branch('responseElseIf', value('B'), 0.5),
    ),
  }
  expect(told(unused)).toEqual({ right: ['A'], without: [] })
  expect(told(beside)).toEqual({ right: ['A'], without: [] })
  expect(weightsIn(beside)).toEqual([100, 50, 0])
})

test.each<[string, Item, number[]]>([
  [
    'of the mapping',
    { declared: mapping({ A: 0.5, B: 2, C: -1 }), after: template('map_response') },
    [25, 100, 0],
  ],
  [
    'of others by default',
    {
      declared: correct('B') + mapping({ B: 4, C: 1 }).replace('<mapping', '<mapping defaultValue="2"'),
      after: template('map_response'),
    },
    [50, 100, 25],
  ],
])('where one choice is made, it earns its part: that %s', (_, content, weights) =>
  expect(weightsIn(content)).toEqual(weights),
)

test('of several scores in conditions the greatest is the key', () => {
  const after = processing(branch('responseIf', value('B'), 1), branch('responseElseIf', value('C'), 0.5))
  expect(told({ declared: '', after })).toEqual({ right: ['B'], without: [] })
  expect(weightsIn({ declared: '', after })).toEqual([0, 100, 50])
})

test('feedback inside a choice says nothing about the key in its text', () => {
  const feedback =
    '<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Correct!</feedbackInline>'
  const [entry] = open(item({ declared: correct('A'), texts: [`<p>x ${feedback}</p>`, 'y'] }))
  expect(entry).toMatchObject({
    question: { options: [{ option: 'x' }, {}], option_feedback: ['Correct!'] },
    without: [],
  })
})

test('a single value, or one choice at most, makes a question with one right option', () => {
  expect(told({ declared: correct('A'), max: '0' })).toMatchObject({ right: ['A'], without: [] })
  expect(told({ declared: correct('A'), cardinality: 'multiple' })).toMatchObject({
    right: ['A'],
    without: [],
  })
  const [several] = open(item({ declared: correct('A'), cardinality: 'multiple', max: '0' }))
  expect(several).toMatchObject({
    kind: 'severalRight',
    question: { interaction: { scoring: { rule: 'all' } } },
  })
})

test('a section in a file of its own keeps the order of its items and its title', () => {
  const entries = open(
    zipOf({
      'test.xml':
        '<assessmentTest><testPart><assessmentSectionRef href="parts/b.xml"/></testPart></assessmentTest>',
      'parts/b.xml':
        '<assessmentSection title="Part B"><assessmentItemRef href="2.xml"/><assessmentItemRef href="1.xml"/>' +
        '<assessmentSectionRef href="b.xml"/></assessmentSection>',
      'parts/1.xml': item({ declared: correct('A') }),
      'parts/2.xml': item({ declared: correct('A') }),
    }),
  )
  expect(entries.slice(0, 2).map(({ position, question }) => [position.file, question.section])).toEqual([
    ['parts/2.xml', 'Part B'],
    ['parts/1.xml', 'Part B'],
  ])
})

test('where a mapping adds up choices, all that earn something are right, and a bound below them is named', () => {
  const read = (declared: string) => {
    const [entry] = open(item({ declared, cardinality: 'multiple', max: '0' }))
    if (entry?.status !== 'taken') throw new Error(entry?.reason)
    return [
      entry.question.options.map(({ is_correct }) => is_correct),
      entry.question.interaction,
      entry.without,
    ]
  }
  const unequal = mapping({ A: 1, B: 3, C: -1 })
  expect(read(unequal)).toMatchObject([[true, true, false], { scoring: { weights: [25, 75, -25] } }, []])
  const bounded = mapping({ A: 1, B: 1, C: 1 }).replace('<mapping', '<mapping upperBound="2"')
  expect(read(bounded)).toMatchObject([[true, true, true], {}, ['the upper bound of its scores']])
})

test('words for gaps are found in the mapping, if there is no correct response', () => {
  const words = ['cat', 'salmon', 'fly'].map(
    (word, at) => `<gapText identifier="W${at}" matchMax="1">${word}</gapText>`,
  )
  const [entry] = open(
    '<assessmentItem><responseDeclaration identifier="R" cardinality="multiple" baseType="directedPair">' +
      `${mapping({ 'W0 G1': 1, 'W2 G1': 0.5, 'W1 G2': 1, 'W2 G2': 0 })}</responseDeclaration><itemBody>` +
      `<gapMatchInteraction responseIdentifier="R">${words.join('')}<p>A <gap identifier="G1"/> is no ` +
      '<gap identifier="G2"/>.</p></gapMatchInteraction></itemBody></assessmentItem>',
  )
  const { interaction } = entry!.question
  const gaps = interaction?.kind === 'cloze' ? interaction.key.gaps : []
  expect(gaps.map(({ accepted }) => accepted.map(({ value: word }) => word))).toEqual([['cat'], ['salmon']])
})

test('the marks are the most that a condition sets, where an item says nothing else of them', () => {
  const after = processing(branch('responseIf', '<correct identifier="RESPONSE"/>', 3))
  expect(open(item({ declared: correct('B'), after }))[0]!.question.weightage).toBe(3)
})
