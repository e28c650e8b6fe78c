import { expect, test } from 'vitest'
import { parseStudentList } from './parse-student-list.ts'

const given = (...lines: string[]) => parseStudentList(lines.join('\n'))

test('names and addresses separated by commas, tabs or semicolons are read, quoted or not', () => {
  expect(
    given('Ada Lovelace, ada@example.org', 'Bo\tbo@example.org\t25', '"Cy, Jr.";cy@example.org;;Blue7')
      .students,
  ).toEqual([
    { line: 1, name: 'Ada Lovelace', email: 'ada@example.org', extraTime: undefined, code: undefined },
    { line: 2, name: 'Bo', email: 'bo@example.org', extraTime: 25, code: undefined },
    { line: 3, name: 'Cy, Jr.', email: 'cy@example.org', extraTime: undefined, code: 'Blue7' },
  ])
})

test('names and addresses as mail programs copy them are read', () => {
  expect(given('Ada Lovelace <ada@example.org>', '"Bo Katan" <bo@example.org>, 25').students).toEqual([
    { line: 1, name: 'Ada Lovelace', email: 'ada@example.org', extraTime: undefined, code: undefined },
    { line: 2, name: 'Bo Katan', email: 'bo@example.org', extraTime: 25, code: undefined },
  ])
})

test('a heading line determines the columns', () => {
  expect(given('E-mail,Extra time (%),Name,Code', 'ada@example.org,50 %,Ada,red1').students).toEqual([
    { line: 2, name: 'Ada', email: 'ada@example.org', extraTime: 50, code: 'red1' },
  ])
})

test.each([
  ['First name,Surname,ID number,Email address', 'Ada,Lovelace,1001,ada@example.org'],
  ['Nachname;Vorname;E-Mail', 'Lovelace;Ada;ada@example.org'],
  ['\uFEFFStudent\tStudent e-mail\tGroup', 'Ada Lovelace\tada@example.org\tB'],
])('the class list of a learning platform is read: %s', (...lines) => {
  const { students, headingLines } = given('', ...lines)
  expect(students).toEqual([
    { line: 3, name: 'Ada Lovelace', email: 'ada@example.org', extraTime: undefined, code: undefined },
  ])
  expect(headingLines).toEqual([2])
})

test('a second heading line determines the columns of the lines below it', () => {
  const { students, headingLines } = given(
    'Ada,ada@example.org',
    'E-mail,Code,Name',
    'bo@example.org,blue7,Bo',
  )
  expect(students.map(({ name, code }) => [name, code])).toEqual([
    ['Ada', undefined],
    ['Bo', 'blue7'],
  ])
  expect(headingLines).toEqual([2])
})

test.each([
  'ada@example.org, Ada Lovelace',
  'Ada, Lovelace, ada@example.org',
  '1001;Ada Lovelace;ada@example.org',
  'Ada Lovelace ada@example.org',
])('without a heading line, the address determines which cell is the name: %s', (line) => {
  expect(given(line)).toMatchObject({
    students: [{ name: 'Ada Lovelace', email: 'ada@example.org' }],
    rejected: [],
    headingLines: [],
  })
})

test('several recipients of a mail on one line are read', () => {
  const { students } = given(
    'Ada Lovelace <ada@example.org>; "Katan, Bo" <bo@example.org>, Cy <cy@example.org>',
  )
  expect(students.map(({ line, name, email }) => [line, name, email])).toEqual([
    [1, 'Ada Lovelace', 'ada@example.org'],
    [1, 'Katan, Bo', 'bo@example.org'],
    [1, 'Cy', 'cy@example.org'],
  ])
})

test('a name that continues in the next line is rejected', () => {
  const { students, rejected } = given('"Ada', 'Lovelace";ada@example.org', 'Bo;bo@example.org')
  expect(students.map(({ name }) => name)).toEqual(['Bo'])
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual(
    [1, 2].map((line) => [
      line,
      'A quotation mark is opened and not closed. Write the student on one line, or take the mark away.',
    ]),
  )
})

test('an empty cell changes nothing, and a dash removes extra time or code', () => {
  const told = given('Ada,ada@example.org,,', 'Bo,bo@example.org,-,–').students
  expect(told.map(({ extraTime, code }) => [extraTime, code])).toEqual([
    [undefined, undefined],
    [0, null],
  ])
})

test('invalid and repeated addresses are reported by line, and the others are accepted', () => {
  const { students, rejected } = given(
    'Ada,ada@example.org',
    '',
    'Bo,bo at example',
    'Ada again,ADA@example.org',
    ',di@example.org',
    'Ed',
    'Flo,flo@example.org,-5',
    'Gus,gus@example.org,0,no spaces',
    'Hal,hal@example.org',
  )
  expect(students.map(({ line, name }) => [line, name])).toEqual([
    [1, 'Ada'],
    [9, 'Hal'],
  ])
  expect(rejected).toEqual([
    { line: 3, reason: '“bo at example” is no e-mail address. Write it like name@example.org.' },
    { line: 4, reason: 'ADA@example.org stands in line 1 already.' },
    { line: 5, reason: 'The name is missing. Write it before the e-mail address.' },
    { line: 6, reason: 'The e-mail address is missing. Write it after the name.' },
    { line: 7, reason: 'The extra time “-5” is no whole number from 0 to 300. Write per cent.' },
    {
      line: 8,
      reason: 'The code “no spaces” has something else than 4 to 20 letters from A to Z and digits.',
    },
  ])
})

test('given any text, then parsing does not throw', () => {
  expect(given('"Ada, ada@example.org').rejected).toHaveLength(1)
  expect(given('', ' ', ',,,').students).toEqual([])
  expect(parseStudentList('Ada,ada@example.org\r\nBo,bo@example.org\r\n').students).toHaveLength(2)
})

/** Previously each blank was tried as a start, which took two minutes for such a line while students waited. */
test.each([
  ['blanks in a cell', `Ada,ada@example.org,1${' '.repeat(100_000)}x`],
  ['blanks in a name', `Ada${' '.repeat(100_000)}x`],
  ['at signs', '@'.repeat(100_000)],
  ['quotation marks', `x${'"'.repeat(100_000)}`],
  ['an address without its end', `Ada,a@${'.b'.repeat(50_000)}@`],
  ['brackets', `${'<a@b.c'.repeat(15_000)} x`],
])('given a line of 100,000 characters with %s, then it is rejected, and the next one is read', (_, line) => {
  const { students, rejected } = given(line, 'Bo,bo@example.org')
  expect(students.map(({ email }) => email)).toEqual(['bo@example.org'])
  expect(rejected.map(({ line: number }) => number)).toEqual([1])
})
