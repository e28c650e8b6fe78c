import { expect, test } from 'vitest'
import { parseEntries, toCatalogue } from '../languages/catalogue-files.ts'
import { findEntryErrors, findWordingErrors } from './languages.ts'

const entry = { places: [], isMachine: true }

test.each([
  ['a missing translation', { text: 'Save', said: [''] }, 'is not translated'],
  ['a lost value', { text: 'Hello, {name}', said: ['سلام'] }, 'other values'],
  ['a value of another name', { text: '{a}', said: ['{b}'] }, 'other values'],
  ['a unit before its number', { text: 'Up to 5 MB', said: ['5 MB تک'] }, 'change its order'],
  ['a mirrored bracket', { text: '{letter}) yes', said: ['{letter}) ہاں'] }, 'change its order'],
  [
    'a missing plural form',
    { text: '{count} day', plural: '{count} days', said: ['دن'] },
    '1 forms; it needs 2',
  ],
])('finds %s', (_what, given, error) => {
  expect(findEntryErrors({ ...entry, ...given }, 'ur').join()).toContain(error)
})

test.each(['\u20665 MB\u2069 تک', 'ڈھونڈیں (Ctrl + F)', '5 MB'])('keeps its order: %s', (said) => {
  expect(findEntryErrors({ ...entry, text: 'x', said: [said] }, said === '5 MB' ? 'fr' : 'ur')).toEqual([])
})

test('a form for one may say the count in a word', () => {
  const given = { text: '{count} day', plural: '{count} days', said: ['ایک دن', '{count} دن'] }
  expect(findEntryErrors({ ...entry, ...given }, 'ur')).toEqual([])
})

test.each([
  ['a quoted text that is changed', 'en', { text: 'Link Coppied', said: ['Link copied'] }, 'other wording'],
  [
    'a quoted text with a value that is changed',
    'en',
    { text: 'Reports Received {count}', said: ['Issues received: {count}'] },
    'other wording',
  ],
  ['a text that nothing quotes', 'en-x-plain', { text: 'Save', said: ['Store'] }, 'other wording'],
  ['a lost value', 'en', { text: 'No {name}', said: ['None'] }, 'other values'],
] as const)('finds %s in a wording of English', (_what, wording, given, error) => {
  expect(findWordingErrors({ ...entry, ...given, said: [...given.said] }, wording).join()).toContain(error)
})

test('reads a catalogue, and leaves out what is not translated', () => {
  const file = `
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

#, machine
msgctxt "verb"
msgid "Open"
msgstr "کھولیں"

msgid "Close"
msgstr ""

msgid "{count} day"
msgid_plural "{count} days"
msgstr[0] "ایک دن"
msgstr[1] "{count} دن"
`
  const entries = parseEntries(file)
  expect(entries.filter(({ isMachine }) => isMachine).map(({ text }) => text)).toEqual(['Open'])
  expect(toCatalogue(entries)).toEqual({
    'verb\u0004Open': 'کھولیں',
    '{count} day': ['ایک دن', '{count} دن'],
  })
})
