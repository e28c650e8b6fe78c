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
])('given "%s", when a country is looked for, then it is %s', (typed, name) =>
  expect(countryNameOf(typed)).toBe(name),
)

test.each(['', 'Atlantis', 'Korea', 'Other', 'Lahore', 'constructor'])(
  'given "%s", which names no one country, then it stays as it is',
  (typed) => expect(countryNameOf(typed)).toBe(typed),
)

test('given each code of ISO 3166-1, then two and three letters lead to one name, and no two codes share it', () => {
  const names = countryCodes.map((both) => {
    expect(countryNameOf(both.slice(2))).toBe(countryNameOf(both.slice(0, 2)))
    return countryNameOf(both.slice(0, 2))
  })
  expect(new Set(names).size).toBe(isoCodes.length)
  expect(names.map(countryNameOf)).toEqual(names)
})

test('given the other spellings, then each is folded, and of a country that there is', () => {
  const wrong = [...otherSpellings].filter(
    ([spelling, code]) => foldPlace(spelling) !== spelling || countryNameOf(spelling) !== countryNameOf(code),
  )
  expect(wrong).toEqual([])
})

test('given a few letters, when countries are suggested, then a code stands first and names by their beginning', () => {
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

test('given nothing or nonsense, when countries are suggested, then there are none', () => {
  expect(suggestCountries('  ')).toEqual([])
  expect(suggestCountries('qqq')).toEqual([])
})
