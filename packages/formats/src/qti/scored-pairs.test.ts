import { elementAt } from '@quizwright/domain/defined.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { listsOf } from '../testing/lists-of.ts'

const template = (name: string): string =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`
const item = (declared: string, body: string, after: string) => {
  const opened = openQuestionFile({
    bytes: Buffer.from(
      `<assessmentItem><responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="directedPair">` +
        `${declared}</responseDeclaration><itemBody>${body}</itemBody>${after}</assessmentItem>`,
    ),
  })
  if ('problem' in opened) throw new Error(opened.problem)
  return elementAt([...opened.entries], 0)
}
const choice = (id: string, most = 1): string =>
  `<simpleAssociableChoice identifier="${id}" matchMax="${most}">${id}</simpleAssociableChoice>`
const match =
  '<matchInteraction responseIdentifier="RESPONSE"><prompt>Match.</prompt>' +
  `<simpleMatchSet>${choice('C')}${choice('D')}</simpleMatchSet>` +
  `<simpleMatchSet>${choice('R', 4)}${choice('M', 4)}</simpleMatchSet></matchInteraction>`
const scores = (attributes: string, values: Record<string, number>): string =>
  `<mapping ${attributes}>${Object.entries(values)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`

test('the marks of pairs are those of the best choice of each prompt, and what a wrong pair costs is named', () => {
  const mapped = scores('defaultValue="-0.5" lowerBound="0"', { 'C R': 1, 'D M': 2, 'D R': 0.5 })
  expect(item(mapped, match, template('map_response'))).toMatchObject({
    status: 'taken',
    question: { weightage: 3, interaction: { kind: 'matching', key: { weights: [1, 2] } } },
    without: ['the partial credit of some of its pairs', 'the marks that wrong pairs of it cost'],
  })
})

const gaps =
  '<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="w" matchMax="1">winter</gapText>' +
  '<gapText identifier="s" matchMax="1">summer</gapText><p>Now is the <gap identifier="g"/> of <gap identifier="h"/>.' +
  '</p></gapMatchInteraction>'
const right = '<correctResponse><value>w g</value><value>s h</value></correctResponse>'

test.each([
  ['all gaps together', right, 'match_correct', 'all'],
  ['each gap', right + scores('', { 'w g': 1, 's h': 1 }), 'map_response', 'each'],
])('words for gaps earn marks for %s, as the item says', (_, declared, processing, rule) =>
  expect(item(declared, gaps, template(processing))).toMatchObject({
    status: 'taken',
    question: { interaction: { kind: 'cloze', scoring: { rule } } },
  }),
)

test('K-prime of OpenOLAT gives half of the marks for one fault', () => {
  const pairs = '<correctResponse><value>C R</value><value>D M</value></correctResponse>'
  const half =
    '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/>' +
    '<correct identifier="RESPONSE"/></match></responseIf><responseElseIf><equal><mapResponse identifier="RESPONSE"/>' +
    '<baseValue>1</baseValue></equal><setOutcomeValue identifier="SCORE"><product><baseValue>0.5</baseValue>' +
    '<variable identifier="MAXSCORE"/></product></setOutcomeValue></responseElseIf></responseCondition>' +
    '</responseProcessing>'
  expect(item(pairs + scores('', { 'C R': 1, 'D M': 1 }), match, half)).toMatchObject({
    question: { interaction: { kind: 'matching', scoring: { rule: 'half' } } },
  })
})

const among = (...ids: string[]): string =>
  `<associateInteraction responseIdentifier="RESPONSE"><prompt>Pair.</prompt>${ids.map((id) => choice(id)).join('')}` +
  '</associateInteraction>'
const paired = (...values: string[]): string =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`

test('items that are paired among themselves are matched, the first of each pair with the second', () => {
  const asked = item(paired('a b', 'c d'), among('a', 'b', 'c', 'd', 'e'), template('match_correct'))
  expect(listsOf(asked.question)).toEqual(['a → b', 'c → d', '+ e'])
  expect(asked).toMatchObject({
    hints: [
      'Its items were paired among themselves; here the first one of each pair is the prompt: check it',
    ],
    question: { interaction: { scoring: { rule: 'all' } } },
  })
  const mapped = item(
    scores('', { 'a b': 1, 'c d': 1, 'a d': 0 }),
    among('a', 'b', 'c', 'd'),
    template('map_response'),
  )
  expect(mapped).toMatchObject({ question: { weightage: 2, interaction: { scoring: { rule: 'each' } } } })
  const twice = item(paired('a b', 'a c'), among('a', 'b', 'c'), template('match_correct'))
  expect(twice.status).toBe('left out')
})
