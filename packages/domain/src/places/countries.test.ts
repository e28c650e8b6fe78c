import { expect, test } from 'vitest'
import { countryCodes } from './country-codes.ts'
import { countryNameOf, suggestCountries } from './countries.ts'
import { foldPlace } from './fold-place.ts'
import { otherSpellings } from './other-spellings.ts'

const isoCodes = countryCodes.map((both) => both.slice(0, 2))

test.each([
  ['pk', 'Pakistan'],
  ['PK', 'Pakistan'],
  ['PAK', 'Pakistan'],
  [' pakistan ', 'Pakistan'],
  ['Islamic Republic of Pakistan', 'Pakistan'],
  ['پاکستان', 'Pakistan'],
  ['U.S.A.', 'United States'],
  ['United States of America', 'United States'],
  ['England', 'United Kingdom'],
  ['Kingdom of Saudi Arabia', 'Saudi Arabia'],
  ['Federal Republic of Germany', 'Germany'],
  ['Deutschland', 'Germany'],
  ['The Gambia', 'Gambia'],
  ['Cote d’Ivoire', 'Côte d’Ivoire'],
  ['Trinidad and Tobago', 'Trinidad & Tobago'],
  ['Saint Lucia', 'St. Lucia'],
  ['Democratic Republic of the Congo', 'DR Congo'],
  ['Republic of the Congo', 'Congo'],
  ['Turkey', 'Türkiye'],
])('given "%s", when its country is looked up, then it is %s', (typed, name) =>
  expect(countryNameOf(typed)).toBe(name),
)

test.each(['', 'Atlantis', 'Korea', 'Other', 'Lahore', 'constructor'])(
  'given "%s", which is not the name of a single country, then it is returned unchanged',
  (typed) => expect(countryNameOf(typed)).toBe(typed),
)

test('the two-letter and three-letter codes of a country give one name, which no other country has', () => {
  const names = countryCodes.map((both) => {
    expect(countryNameOf(both.slice(2))).toBe(countryNameOf(both.slice(0, 2)))
    return countryNameOf(both.slice(0, 2))
  })
  expect(new Set(names).size).toBe(isoCodes.length)
  expect(names.map(countryNameOf)).toEqual(names)
})

test('every other spelling is folded and belongs to an existing country', () => {
  const wrong = [...otherSpellings].filter(
    ([spelling, code]) => foldPlace(spelling) !== spelling || countryNameOf(spelling) !== countryNameOf(code),
  )
  expect(wrong).toEqual([])
})

test('given a few letters, when countries are suggested, then an exact code comes first', () => {
  expect(suggestCountries('in')[0]).toBe('India')
  expect(suggestCountries('pa').slice(0, 2)).toEqual(['Panama', 'Pakistan'])
  expect(suggestCountries('pak')).toEqual(['Pakistan'])
  expect(suggestCountries('engl')).toEqual(['United Kingdom'])
  expect(suggestCountries('guinea')).toEqual([
    'Guinea',
    'Guinea-Bissau',
    'Equatorial Guinea',
    'Papua New Guinea',
  ])
})

test('given no text or nonsense, when countries are suggested, then the list is empty', () => {
  expect(suggestCountries('  ')).toEqual([])
  expect(suggestCountries('qqq')).toEqual([])
})
