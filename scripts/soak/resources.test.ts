import { expect, test } from 'vitest'
import { slopePerHour, type Minute } from './resources.ts'

const minuteOf = (minute: number, gateway: number, services = 0): Minute => ({
  minute,
  fault: 'none',
  times: [],
  memory: { services: 0, gateway: 0 },
  live: { services, gateway },
  files: { services: 0, gateway: 0 },
})

test('reports growth per hour of memory that still grows after settling', () => {
  const settling = [minuteOf(1, 60), minuteOf(2, 90)]
  const growing = [3, 4, 5, 6].map((minute) => minuteOf(minute, 100 + minute))
  expect(slopePerHour([...settling, ...growing], 'gateway')).toBeCloseTo(60)
  expect(
    slopePerHour(
      growing.map(({ minute }) => minuteOf(minute, 100, minute)),
      'gateway',
    ),
  ).toBe(0)
  expect(slopePerHour([minuteOf(1, 60)], 'services')).toBe(0)
})
