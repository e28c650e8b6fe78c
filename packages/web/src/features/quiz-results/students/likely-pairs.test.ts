import type { StudentRecord } from '@quizwright/contracts/schemas/student.ts'
import { expect, test } from 'vitest'
import { likelyPairs } from './likely-pairs.ts'

let made = 0
const student = (name: string, email: string, changes: Partial<StudentRecord> = {}): StudentRecord => ({
  _id: `s${(made += 1)}`,
  full_name: name,
  email,
  phone: '',
  kind: 'unconfirmed',
  attempts: 1,
  ...changes,
})
const said = (students: StudentRecord[]) =>
  likelyPairs(students).map(({ kept, merged, reasons }) => [kept.email, merged.email, ...reasons])

test.for([
  ['capitals', 'bo@example.org', 'BO@Example.org', 'the same mailbox'],
  ['dots', 'bo.ray@example.org', 'boray@example.org', 'nearly the same email'],
  ['accents', 'zoé@example.org', 'zoe@example.org', 'nearly the same email'],
  ['what stands behind a plus', 'bo+quiz@example.org', 'bo@example.org', 'the same mailbox'],
  ['both domains of one mail service', 'bo.ray@gmail.com', 'BoRay@googlemail.com', 'the same mailbox'],
] as const)('given addresses that differ by %s, then they are proposed as a pair', ([, one, other, why]) => {
  expect(said([student('Bo', one), student('Robert', other)])).toEqual([[one, other, why]])
})

test('given many confirmed addresses of one mailbox, then all are proposed, before other pairs', () => {
  const cheat = (index: number) => student('Bo', `bo+${index}@x.org`, { kind: 'confirmed' })
  const pairs = said([student('Cy', 'c1@x.org'), student('Cy', 'c2@x.org'), ...[0, 1, 2, 3, 4].map(cheat)])
  expect(pairs.map(([, merged]) => merged)).toEqual(
    [1, 2, 3, 4].map((n) => `bo+${n}@x.org`).concat('c2@x.org'),
  )
})

test('given an address that a whole class typed, then no pair is proposed', () => {
  expect(said([0, 1, 2, 3].map((n) => student(`Student ${n}`, 'school@x.org')))).toEqual([])
})

test('given the same name in another order, case and accent, then it is proposed as a pair', () => {
  expect(said([student('Zoë  Khan', 'a@x.org'), student('KHAN, Zoe', 'b@x.org')])).toEqual([
    ['a@x.org', 'b@x.org', 'the same name'],
  ])
})

test('given a number with and without its country code, then it is proposed as a pair', () => {
  const pair = [
    student('Ada', 'a@x.org', { phone: '+92 300 1234567' }),
    student('A. L.', 'b@x.org', { phone: '0300-1234567' }),
  ]
  expect(said(pair)).toEqual([['a@x.org', 'b@x.org', 'the same phone number']])
})

test('given several reasons, then the pair is proposed once, before pairs with fewer reasons', () => {
  expect(
    said([
      student('Cy', 'c1@x.org'),
      student('Cy', 'c2@x.org'),
      student('Bo', 'bo@x.org'),
      student('bo', 'b.o@x.org'),
    ]),
  ).toEqual([
    ['bo@x.org', 'b.o@x.org', 'nearly the same email', 'the same name'],
    ['c1@x.org', 'c2@x.org', 'the same name'],
  ])
})

test('given a confirmed record or one with more attempts, then that one is kept', () => {
  expect(
    said([
      student('Bo', 'typed@x.org', { attempts: 5 }),
      student('Bo', 'confirmed@x.org', { kind: 'confirmed' }),
    ])[0]!.slice(0, 2),
  ).toEqual(['confirmed@x.org', 'typed@x.org'])
  expect(said([student('Cy', 'one@x.org'), student('Cy', 'two@x.org', { attempts: 2 })])[0]![0]).toBe(
    'two@x.org',
  )
})

test('given a common name, a dummy number or no number, then no pair is proposed', () => {
  const phones = ['', '0000000', '0000000', '', '123']
  expect(said(phones.slice(0, 4).map((_, index) => student('Ali Khan', `ali${index}@x.org`)))).toEqual([])
  expect(
    said(phones.map((phone, index) => student(`Student ${index}`, `s${index}@x.org`, { phone }))),
  ).toEqual([])
})
