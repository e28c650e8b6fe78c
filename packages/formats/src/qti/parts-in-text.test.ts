import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const open = (declared: string, body: string, processing = '', attributes = '') => {
  const item = `<assessmentItem ${attributes}>${declared}<itemBody>${body}</itemBody>${processing}</assessmentItem>`
  const opened = openQuestionFile({ bytes: Buffer.from(item) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries][0]!
}
const declaration = (identifier: string, right: string, mapping = '') =>
  `<responseDeclaration identifier="${identifier}" cardinality="single" baseType="identifier"><correctResponse>` +
  `<value>${right}</value></correctResponse>${mapping}</responseDeclaration>`
const choice = (identifier: string, options: readonly string[]) =>
  `<choiceInteraction responseIdentifier="${identifier}" maxChoices="1"><prompt>Part ${identifier}</prompt>` +
  `${options.map((option) => `<simpleChoice identifier="${option}">${option}</simpleChoice>`).join('')}` +
  '</choiceInteraction>'
const field = '<p>It is <textEntryInteraction responseIdentifier="B"/>.</p>'
const typed =
  '<responseDeclaration identifier="B" cardinality="single" baseType="string"><correctResponse>' +
  '<value>blue</value></correctResponse></responseDeclaration>'

test('a choice beside a text field is a gap whose words are chosen', () => {
  const entry = open(declaration('A', 'sky') + typed, `${choice('A', ['sky', 'sea'])}${field}`)
  expect(entry).toMatchObject({ status: 'taken', parts: ['oneRight', 'shortAnswer'] })
  expect(entry.question.question).toMatch(/^Part A\s+\[\[1\]\]\s+It is \[\[2\]\]\.$/)
  expect(entry.question.interaction).toMatchObject({
    kind: 'cloze',
    presentation: {
      gaps: [{ as: 'chosen', choices: expect.arrayContaining(['sky', 'sea']) }, { as: 'typed' }],
    },
  })
})

test('a part counts what its mapping or its condition gives', () => {
  const mapped =
    '<mapping><mapEntry mapKey="sky" mappedValue="6"/><mapEntry mapKey="sea" mappedValue="3"/></mapping>'
  const processing =
    '<responseProcessing><setOutcomeValue identifier="SCORE"><mapResponse identifier="A"/></setOutcomeValue>' +
    '<responseCondition><responseIf><match><variable identifier="C"/><correct identifier="C"/></match>' +
    '<setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/><baseValue>2</baseValue></sum>' +
    '</setOutcomeValue></responseIf></responseCondition></responseProcessing>'
  const { question } = open(
    declaration('A', 'sky', mapped) + declaration('C', 'up'),
    choice('A', ['sky', 'sea', 'sand']) + choice('C', ['up', 'down']),
    processing,
  )
  expect(question.interaction).toMatchObject({
    key: {
      gaps: [
        {
          weight: 3,
          accepted: expect.arrayContaining([
            expect.objectContaining({ value: 'sky', share: 100 }),
            expect.objectContaining({ value: 'sea', share: 50 }),
          ]),
        },
        { weight: 1, accepted: [{ value: 'up', share: 100 }] },
      ],
    },
  })
})

test.each([
  ['an adaptive item', choice('A', ['sky', 'sea']), 'adaptive="true"'],
  ['a choice between images', choice('A', ['<img src="a.png"/>', '<img src="b.png"/>'].map(String)), ''],
])('the parts of %s stay apart', (_, first, attributes) =>
  expect(open(declaration('A', 'sky') + typed, first + field, '', attributes)).toMatchObject({
    status: 'left out',
    kind: 'composed',
  }),
)

test('words that are marked in a text are its options', () => {
  const hot = (word: string) => `<hottext identifier="${word}">${word}</hottext>`
  const { question } = open(
    '<responseDeclaration identifier="A" cardinality="multiple" baseType="identifier"><correctResponse>' +
      '<value>Anna</value><value>Bo</value></correctResponse></responseDeclaration>',
    `<hottextInteraction responseIdentifier="A" maxChoices="0"><prompt>Which are names?</prompt><p>${hot('Anna')} ` +
      `${hot('sees')} ${hot('Bo')} here.</p></hottextInteraction>`,
  )
  expect(question.question).toMatch(/^Which are names\?\s+Anna sees Bo here\.$/)
  expect(question.interaction).toMatchObject({ kind: 'multiple_answers', scoring: { rule: 'all' } })
  expect(question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['Anna', true],
    ['sees', false],
    ['Bo', true],
  ])
})

test('explanations of options that a vendor wrote beside them are not shown with the question, and are told', () => {
  const rationales =
    '<choiceRationales responseIdentifier="A"><rationale identifier="sky">Correct answer</rationale></choiceRationales>'
  const entry = open(declaration('A', 'sky') + typed, `${choice('A', ['sky', 'sea'])}${rationales}${field}`)
  expect(entry.question.question).not.toContain('Correct')
  expect(JSON.stringify(entry)).toMatch(/its feedback|correct, answer/i)
})

test.each(['mi', 'ci'])(
  'an item whose formulas name a drawn variable in <%s> is one of drawn numbers',
  (name) => {
    const template =
      '<templateDeclaration identifier="Left" cardinality="single" baseType="float" mathVariable="true"/>'
    const option = (identifier: string, text: string) =>
      `<simpleChoice identifier="${identifier}"><math><${name}>${text}</${name}></math></simpleChoice>`
    const body = (text: string) =>
      `<choiceInteraction responseIdentifier="A" maxChoices="1">${option('x', text)}${option('y', 'z')}` +
      '</choiceInteraction>'
    expect(open(declaration('A', 'x') + template, body('Left'))).toMatchObject({ kind: 'calculated' })
    expect(open(declaration('A', 'x') + template, body('Right'))).toMatchObject({ kind: 'oneRight' })
  },
)
