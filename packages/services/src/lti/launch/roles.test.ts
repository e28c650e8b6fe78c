import { expect, test } from 'vitest'
import { isStaffOf } from './roles.ts'

const course = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#'

test.each<[string[], boolean]>([
  [[`${course}#Learner`], false],
  [[], false],
  [['Learner'], false],
  [['Instructor'], true],
  [[`${course}/Instructor#TeachingAssistant`], true],
  [[`${course}#Learner`, `${course}#Instructor`], true],
  // A student of the course who teaches elsewhere is a student here.
  [[`${course}#Learner`, `${institution}Instructor`], false],
  [[`${institution}Instructor`], false],
  [[`${institution}Administrator`], true],
  [[`${institution}Administrator`, `${course}#Learner`], false],
  [['urn:unknown'], false],
])('%j teaches: %s', (roles, expected) => {
  expect(isStaffOf(roles)).toBe(expected)
})
