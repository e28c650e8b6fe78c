import { expect, test } from 'vitest'
import { toEntry } from '../entry/to-entry.ts'
import { readQtiItems } from './read.ts'

const item = (interaction: string, cardinality: string, values: string[]): string =>
  '<assessmentItem><responseDeclaration identifier="R" ' +
  `cardinality="${cardinality}" baseType="identifier"><correctResponse>${values
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse></responseDeclaration><itemBody>${interaction}</itemBody></assessmentItem>`
const choices = (name: string, texts: string[]): string =>
  texts.map((text) => `<${name} identifier="id-${text}">${text}</${name}>`).join('')

test.each([
  [
    'matchInteraction',
    `<prompt>Q</prompt><simpleMatchSet>${choices('simpleAssociableChoice', ['a', 'b'])}</simpleMatchSet>` +
      `<simpleMatchSet>${choices('simpleAssociableChoice', ['c', 'd'])}</simpleMatchSet>`,
    ['id-a id-d', 'id-b id-c'],
    { question: 'Q\na / b\nc / d', solution: 'a → d\nb → c' },
  ],
  [
    'orderInteraction',
    `<prompt>Q</prompt>${choices('simpleChoice', ['a', 'b'])}`,
    ['id-b', 'id-a'],
    { question: 'Q\na / b', solution: 'b\na' },
  ],
  [
    'gapMatchInteraction',
    `<prompt>Q</prompt>${choices('gapText', ['a', 'b'])}<p>One <gap identifier="g1"/> is.</p>`,
    ['id-b g1'],
    { question: 'Q\nOne _____ is.\na / b', solution: '1. b' },
  ],
])('puts the answer of a %s into words instead of identifiers', (name, inside, values, told) => {
  const [raw] = readQtiItems(item(`<${name} responseIdentifier="R">${inside}</${name}>`, 'multiple', values))
  expect(toEntry(raw!, { convert: 'all' })).toMatchObject({ without: [], question: told })
})

test('reports an answer that refers to an image as lost', () => {
  const inside = '<simpleChoice identifier="a"><img src="x.png" alt=""/></simpleChoice>'
  const [raw] = readQtiItems(
    item(
      `<orderInteraction responseIdentifier="R"><prompt>Q</prompt>${inside}</orderInteraction>`,
      'ordered',
      ['a'],
    ),
  )
  expect(toEntry(raw!, { convert: 'others' })).toMatchObject({
    without: expect.arrayContaining(['its answers, which the file does not state in words']),
  })
})
