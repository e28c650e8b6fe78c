import { quotedTexts } from '@quizwright/contracts/quoted-texts.ts'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { firstLanguage } from './languages.ts'
import { pseudoSpeech } from './pseudo.ts'
import { pluralCategories, say, sayAs, sayCount, saidWhenRead, speak } from './say.ts'

afterEach(() => speak())

const arabic = {
  language: 'ar',
  catalogue: {
    'Hello, {name}': 'مرحبًا {name}',
    'verb\u0004Open': 'افتح',
    '{count} mark': ['لا درجات', 'درجة واحدة', 'درجتان', '{count} درجات', '{count} درجة', '{count} درجة'],
  },
}

test.each(Object.values(quotedTexts).flat())('says the quoted text "%s" to the letter in English', (text) => {
  expect(say(text)).toBe(text)
})

test('says any text without values unchanged in English', () => {
  fc.assert(fc.property(fc.string(), (text) => say(text) === text))
})

test('fills in values, and leaves a hole whose value is not given', () => {
  expect(say('{a} of {b}, {c}', { a: 1, b: 'x' })).toBe('1 of x, {c}')
})

test('isolates values in a language that runs from right to left', () => {
  speak(arabic)
  expect(say('Hello, {name}', { name: 'Zoë' })).toBe('مرحبًا \u2068Zoë\u2069')
  const list = '\u2068A\u2069، \u2068B\u2069'
  expect(say('Hello, {name}', { name: list })).toBe(`مرحبًا \u2067${list}\u2069`)
})

test('says English where a text is not translated', () => {
  speak(arabic)
  expect([say('Open'), sayAs('verb', 'Open')]).toEqual(['Open', 'افتح'])
})

test.each([
  [0, 'لا درجات'],
  [2, 'درجتان'],
  [3, '\u20683\u2069 درجات'],
  [11, '\u206811\u2069 درجة'],
  [100, '\u2068100\u2069 درجة'],
])('given a count of %s in Arabic, then its plural form is said', (count, said) => {
  speak(arabic)
  expect(sayCount(count, '{count} mark', '{count} marks')).toBe(said)
})

test('has a form for each plural category, in the order of the catalogues', () => {
  expect([pluralCategories('ur'), pluralCategories('ar')]).toEqual([
    ['one', 'other'],
    ['zero', 'one', 'two', 'few', 'many', 'other'],
  ])
})

test('a context tells apart what one English word means', () => {
  speak(arabic)
  expect(sayAs('verb', 'Open')).toBe('افتح')
  speak()
  expect(sayAs('verb', 'Open')).toBe('Open')
})

test('pseudo-languages change every text and keep its values', () => {
  speak(pseudoSpeech('en-XA'))
  expect(say('Save {name}', { name: 'Save' })).toBe('[Šåṽé Save·····]')
  expect(sayCount(2, '{count} mark', '{count} marks')).toMatch(/^\[2 ɱåŕķš[· ]+\]$/)
  speak(pseudoSpeech('ar-XB'))
  expect(say('Save')).toBe('\u202ESave\u202C')
})

test('finds the first language that is spoken, whatever its region', () => {
  expect([
    firstLanguage(['de', 'ur-PK', 'en']),
    firstLanguage([null, 'de']),
    firstLanguage(['en-XA']),
  ]).toEqual(['ur', 'en', 'en-XA'])
})

test('a table is said when it is read', () => {
  const labels = saidWhenRead({ open: 'Open', close: 'Close' })
  expect([labels.open, labels.close]).toEqual(['Open', 'Close'])
  speak({ language: 'ur', catalogue: { Open: 'کھولیں' } })
  expect([labels.open, labels.close]).toEqual(['کھولیں', 'Close'])
})

test('a value that ends with a full stop ends the sentence, too', () => {
  const ends = (date: string) => say('It ends on {date}. Then it is closed.', { date })
  expect([ends('May 26, 3:50 AM'), ends('26 may 2027, 3:50 a. m.')]).toEqual([
    'It ends on May 26, 3:50 AM. Then it is closed.',
    'It ends on 26 may 2027, 3:50 a. m. Then it is closed.',
  ])
})
