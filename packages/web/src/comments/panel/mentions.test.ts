import { expect, test } from 'vitest'
import { mentionedIn, splitMentions, suggestPeople, typedName } from './mentions.ts'

const people = [
  { _id: 'ada', name: 'Ada' },
  { _id: 'lovelace', name: 'Ada Lovelace' },
  { _id: 'bo', name: 'Bo Bee' },
]

test('the longest name that fits is the one that is meant', () => {
  expect(splitMentions('@Ada Lovelace and @Ada, see bo@Bee @Nobody', people)).toEqual([
    { kind: 'name', text: '@Ada Lovelace' },
    { kind: 'words', text: ' and ' },
    { kind: 'name', text: '@Ada' },
    { kind: 'words', text: ', see bo@Bee @Nobody' },
  ])
  expect(mentionedIn('Look, @Ada Lovelace!', people)).toEqual(['lovelace'])
  expect(mentionedIn('nobody', people)).toEqual([])
})

test('a name is being typed only after a space or at the beginning', () => {
  expect([typedName('@'), typedName('So @Bo B'), typedName('bo@Bee'), typedName('@Bo\n')]).toEqual([
    '',
    'Bo B',
    undefined,
    undefined,
  ])
})

test('people are found by any word of their name', () => {
  expect(suggestPeople('love', people).map(({ _id }) => _id)).toEqual(['lovelace'])
  expect(suggestPeople('bo b', people).map(({ _id }) => _id)).toEqual(['bo'])
  expect(suggestPeople('', people)).toHaveLength(3)
})
