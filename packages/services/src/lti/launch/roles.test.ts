import { expect, test } from 'vitest'
import { courseRole } from './roles.ts'

const course = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#'

test.each([
  [[`${course}#Learner`], 'student'],
  [[], 'student'],
  [['Learner'], 'student'],
  [['Instructor'], 'staff'],
  [[`${course}/Instructor#TeachingAssistant`], 'staff'],
  [[`${course}#Learner`, `${course}#Instructor`], 'staff'],
  // A student of the course who teaches elsewhere is a student here.
  [[`${course}#Learner`, `${institution}Instructor`], 'student'],
  [[`${institution}Instructor`], 'student'],
  [[`${institution}Administrator`], 'neither'],
  [[`${institution}Administrator`, `${course}#Learner`], 'student'],
  [['urn:unknown'], 'student'],
] as const)('%j is %s', (roles, expected) => {
  expect(courseRole(roles)).toBe(expected)
})
