import { expect, test } from 'vitest'
import { findSubjectErrors } from './commit-subject.ts'

test.for([
  ['Keep session links through a new version'],
  ['Seed the demo once\n\nIt was made again at each start.'],
  ['Merge branch of a very long name that somebody chose without any thought for those who read it'],
  ['Focus the first field\n# a comment of git'],
])('accepts a good message: %s', ([message]) => {
  expect(findSubjectErrors(message!)).toEqual([])
})

test.for([
  [`Add ${'x'.repeat(69)}`, 'The subject has 73 characters; 72 are allowed.'],
  ['add a test', 'The subject begins with a capital letter.'],
  ['Add a test.', 'The subject ends without a full stop.'],
  ['Added a test', 'The subject begins with a command, as in "Add a test"; "Added" is none.'],
  ['Adding a test', 'The subject begins with a command, as in "Add a test"; "Adding" is none.'],
  ['Adds a test', 'The subject begins with a command, as in "Add a test"; "Adds" is none.'],
  ['Add a test\nbecause', 'An empty line stands between the subject and the reason.'],
])('rejects a bad message and says why: %s', ([message, error]) => {
  expect(findSubjectErrors(message!)).toEqual([error])
})
