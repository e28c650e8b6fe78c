import { expect, test } from 'vitest'
import { findTexts } from './find-texts.ts'

const found = (source: string) => findTexts('packages/web/src/a.tsx', source)
const unsaid = (source: string) => found(source).unsaid.map(({ text }) => text)

test.each([
  ['the text of an element', 'export const A = () => <p>All changes saved</p>', 'All changes saved'],
  ['a text attribute', 'const a = <Field label="Name" />', 'Name'],
  ['a choice in an attribute', "const a = <i aria-label={isOn ? 'On' : x} />", 'On'],
  ['a sentence in a constant', "const text = 'You have answered it.'", 'You have answered it.'],
  ['a sentence with a value', 'const text = `You have ${n} attempts`', 'You have … attempts'],
])('finds %s outside the lookup', (_where, source, text) => {
  expect(unsaid(source)).toEqual([text])
})

test('reads a text that names a group', () => {
  expect(
    found("const groups = { [say('Several questions')]: [say('Select it')] }").said.map(({ text }) => text),
  ).toEqual(['Several questions', 'Select it'])
})

test.each([
  "const a = <p>{say('All changes saved')}</p>",
  "const a = <p className='card wide open' id='first one' />",
  "import { a } from 'a module of words'",
  "throw new Error('The document has no root.')",
  "send({ type: 'sign-in was lost' }, at === 'is signed in')",
  "const rules = texts({ each: 'Each right gap earns marks.' })",
  'const a = <p>·</p>',
])('finds no text in %s', (source) => {
  expect(unsaid(source)).toEqual([])
})

test('reads contexts, plural forms, tables and joined literals', () => {
  const source = `
    say('One ' + 'two', { a })
    sayAs('verb', 'Open')
    sayCount(n, '{count} mark', '{count} marks')
    texts({ a: 'Right', b: ['Wrong'] })
  `
  expect(found(source).said.map(({ text, context, plural }) => [text, context, plural])).toEqual([
    ['One two', undefined, undefined],
    ['Open', 'verb', undefined],
    ['{count} mark', undefined, '{count} marks'],
    ['Right', undefined, undefined],
    ['Wrong', undefined, undefined],
  ])
})
