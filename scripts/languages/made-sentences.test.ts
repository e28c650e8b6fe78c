import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { madeByServices } from '../../packages/domain/src/language/made-by-services.ts'
import { madeMessages } from '../../packages/domain/src/language/made-messages.ts'
import { madeByFormats } from '../../packages/domain/src/language/made-by-formats.ts'
import { sayMade, speak } from '../../packages/domain/src/language/say.ts'
import { sourcesIn } from './catalogues.ts'
import { readEntries } from './catalogue-files.ts'
import { findRefusals, findSentences } from './find-sentences.ts'

const root = join(import.meta.dirname, '..', '..')
const folders = ['packages/formats/src', 'packages/services/src/csv-import/other-formats']

afterEach(() => {
  speak()
})

const inUrdu = (): void => {
  const entries = ['instructor', 'files'].flatMap((name) => readEntries(root, 'ur', name))
  const catalogue = Object.fromEntries(entries.map(({ text, said }) => [text, said[0]!]))
  speak({ language: 'ur', catalogue, made: [...madeByServices, ...madeByFormats] })
}

const isolates = /[\u2067-\u2069]/g
const said = (message: string): string => sayMade(message).replaceAll(isolates, '')

/** What reads like a message and is none, or a part of one that the tests below say whole. */
const others = new Set([
  '7 not taken',
  '7 not taken: 7',
  '7 words of this question were',
  '7 of the sheet "7" 7 7',
  'The sheet "7" is 7',
  // Written into a question or a file, in the language of its words.
  'Match the columns.',
  'Mark the right place in the image.',
  'Mark the right places in the image.',
  'Answer sheet: 7',
  'Clave de respuestas',
  'Hoja de respuestas',
  'Feuille de réponses',
  '7 to 7',
  // The beginning of a loss, by which it is found.
  'the image "',
  // The mark by which a file is known.
  'Moodle archive file index',
])

test('every sentence that a reader or writer of question files makes is in the catalogue', () => {
  inUrdu()
  const sentences = sourcesIn(root, folders).flatMap(({ path, text }) => findSentences(path, text))
  expect(sentences.length).toBeGreaterThan(250)
  const unsaid = sentences.filter(({ message }) => !others.has(message) && sayMade(message) === message)
  expect(unsaid.map(({ path, message }) => `${path}: ${message}`)).toEqual([])
})

test.each([
  ['2 words of this question were not taken: a, b', 'اس سوال کے 2 الفاظ نہیں لیے گئے: a, b'],
  ['3 images of this question were not taken', 'اس سوال کی 3 تصویریں نہیں لی گئیں'],
  [
    'Rows 3, 4 of the sheet "S" are hidden in the workbook and read too. Leave their questions out if they are old',
    'شیٹ ”S“ کی قطاریں 3, 4 ورک بک میں چھپی ہوئی ہیں اور وہ بھی پڑھی گئیں۔ سوال پرانے ہوں تو چھوڑ دیں',
  ],
])('a sentence of parts is said whole: %s', (message, text) => {
  inUrdu()
  expect(said(message)).toBe(text)
})

test.each([
  ['weightage must be a whole number, such as 1.', 'weightage: پورا عدد لکھیں، جیسے 1۔'],
  [
    'pinned_options must be numbers of options such as 3;4, or none.',
    'pinned_options: آپشنوں کے نمبر لکھیں، جیسے 3;4، یا none۔',
  ],
  [
    'translations must be texts by language and column, of at most 32768 characters, as {"ur": {"question": "…"}}.',
    'translations: متن زبان اور کالم کے حساب سے، زیادہ سے زیادہ 32768 حروف، جیسے {"ur": {"question": "…"}}۔',
  ],
])('a cell is refused in the language of the page: %s', (message, text) => {
  inUrdu()
  expect(said(message)).toBe(text)
})

test('a sentence outside the catalogue is found', () => {
  const source =
    'without.push(`its colour "${name}"`); export const problem = \'The moon is full. Wait a day.\''
  expect(findSentences('a.ts', source).map(({ message }) => message)).toEqual([
    'its colour "7"',
    'The moon is full. Wait a day.',
  ])
})

test('what a question is taken without is said one by one, also if a value has the sign between them', () => {
  inUrdu()
  expect(said('Taken without its title "a; its hint"; its feedback; 3 further images')).toBe(
    'اس کا عنوان ”a; its hint“؛ اس کی رائے؛ 3 مزید تصویریں کے بغیر لیا گیا',
  )
  expect(said('It has 9 options, and a question here has 2 to 8.')).toBe(
    'اس میں 9 آپشن ہیں، اور یہاں ایک سوال میں 2 سے 8 ہوتے ہیں۔',
  )
  expect(said('the translations of 2 questions')).toBe('2 سوال کے ترجمے')
})

test('a message of several sentences is said one by one', () => {
  inUrdu()
  expect(said('Results changed: 12. Now a pass: 3. Somebody wrote this.')).toBe(
    'تبدیل شدہ نتائج: 12۔ اب پاس: 3۔ Somebody wrote this.',
  )
})

test('what a person wrote is not translated within a sentence', () => {
  inUrdu()
  expect(said('its title "a drawing"')).toBe('اس کا عنوان ”a drawing“')
})

/** What only programs and operators read. */
const notForPeople = new Set([
  'The body is missing. Send it as JSON, with the content type application/json.',
  'This logout token can not be trusted.',
  'Pages of 7 may not ask for a sign-in here. Add this origin to PAGE_ORIGINS to allow it.',
  'The texts must come before the file. Send them in that order.',
  'This kind of job is not known here.',
  'This is no place in the list. Read it again from the beginning.',
])

test('every refusal of the services that people read is in the catalogue', () => {
  const entries = ['learner', 'pages', 'services', 'instructor'].flatMap((name) =>
    readEntries(root, 'ur', name),
  )
  const catalogue = Object.fromEntries(entries.map(({ text, said }) => [text, said[0]!]))
  speak({ language: 'ur', catalogue, made: [...madeMessages, ...madeByServices, ...Object.keys(catalogue)] })
  const refusals = sourcesIn(root, [
    'packages/services/src',
    'packages/server/src',
    'packages/gateway/src',
  ]).flatMap(({ path, text }) => findRefusals(path, text))
  expect(refusals.length).toBeGreaterThan(50)
  const unsaid = refusals.filter(({ message }) => !notForPeople.has(message) && sayMade(message) === message)
  expect(unsaid.map(({ path, message }) => `${path}: ${message}`)).toEqual([])
})
