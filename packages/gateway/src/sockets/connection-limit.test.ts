import { expect, test } from 'vitest'
import { createSeats, type Seats } from './connection-limit.ts'

const limits = { socketsPerProcess: 5, socketsPerUser: 2, socketsUnauthenticated: 3 }
const seatOf = (seats: Seats) => {
  const taken = seats.take()
  if (!taken.ok) throw new Error(taken.reason)
  return taken.seat
}

test('there are only so many who have not signed in, and the newest goes', () => {
  const seats = createSeats(limits)
  const first = seatOf(seats)
  seatOf(seats)
  seatOf(seats)
  expect(seats.take()).toEqual({ ok: false, reason: 'signIn' })
  first.signIn('a')
  expect(seats.take().ok).toBe(true)
})

test('there are only so many in all', () => {
  const seats = createSeats(limits)
  for (const user of ['a', 'b', 'c', 'd', 'e']) seatOf(seats).signIn(user)
  expect(seats.take()).toEqual({ ok: false, reason: 'tryLater' })
})

test('there are only so many of one user', () => {
  const seats = createSeats(limits)
  const [first, second, third] = [seatOf(seats), seatOf(seats), seatOf(seats)]
  expect([first.signIn('a'), second.signIn('a'), third.signIn('a')]).toEqual([
    undefined,
    undefined,
    'tooMany',
  ])
  first.leave()
  expect(third.signIn('a')).toBeUndefined()
})

test('a seat that is left can be taken again, and leaving twice gives no second one', () => {
  const seats = createSeats({ ...limits, socketsPerProcess: 1 })
  const seat = seatOf(seats)
  seat.leave()
  seat.leave()
  seatOf(seats)
  expect(seats.take().ok).toBe(false)
})
