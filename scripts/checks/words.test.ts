import { expect, test } from 'vitest'
import { findBannedWords, readBannedWords } from './words.ts'

const glossary = `# Glossary

| word | what it is | not to be called |
|---|---|---|
| image | What is seen | |

## Words that are not used

| word | instead |
| --- | --- |
| picture, photo | image |
| take up | apply |

## Something else

| word | instead |
| --- | --- |
| quiz | nothing |
`
const banned = readBannedWords(glossary)
const find = (text: string, path = 'packages/web/src/a.ts') => findBannedWords([{ path, text }], banned)

test('given the glossary, reads only the words of the right table', () => {
  expect(banned).toEqual([
    { word: 'picture', instead: 'image' },
    { word: 'photo', instead: 'image' },
    { word: 'take up', instead: 'apply' },
  ])
})

test.for([
  ['const pictureId = 1'],
  ['const PICTURE_ID = 1'],
  ['type UserPicture = string'],
  ['// shows the picture'],
])('given a forbidden word in a name or a comment, names the line: %s', ([line]) => {
  expect(find(`first\n${line}`)).toEqual([
    'packages/web/src/a.ts:2: "picture" is not used here; write image.',
  ])
})

test.for([
  ["test('shows the picture', () => {"],
  ["describe.skip('a picture', () => {"],
  ["])('%s has a picture', () => {"],
])('given a forbidden word in the title of a test, names the line: %s', ([line]) => {
  expect(find(line!)).toEqual(['packages/web/src/a.ts:1: "picture" is not used here; write image.'])
})

test('given a forbidden word in a file name, names the file', () => {
  expect(find('', 'packages/web/src/user-photo.ts')).toEqual([
    'packages/web/src/user-photo.ts: "photo" is not used here; write image.',
  ])
})

test('given a forbidden phrase as a name of two words, names the line', () => {
  expect(find('const takeUp = 1')).toHaveLength(1)
  expect(find('takes upper')).toEqual([])
})

test('given the word in quotes or as part of another word, reports nothing', () => {
  expect(find("const key = 'picture'\nconst url = `a/picture`\npictured()")).toEqual([])
})
