import { expect, test } from 'vitest'
import { cityColors, openColor } from './city-colors.ts'

const city = (name: string, percentageAvg: number, interval?: [number, number] | null) => ({
  city: name,
  totalAttemps: 9,
  percentageAvg,
  ...(interval !== undefined && { interval }),
})

test('only cities whose interval excludes the average of all attempts have a colour', () => {
  const cities = [
    city('Lahore', 70, [61, 79]),
    city('Karachi', 62, [55, 69]),
    city('Wah', 20, [5, 59.9]),
    city('Multan', 90, [60, 99]),
    city('Quetta', 99, null),
    city('Other', 10, [5, 15]),
  ]
  const { classes, colorOf } = cityColors(cities, 60)
  expect(classes.map(({ least }) => least)).toEqual([20, 70])
  expect(cities.map((one) => colorOf(one) !== openColor)).toEqual([true, false, true, false, false, false])
})

test.each([
  ['services that send no intervals', undefined, 60],
  ['attempts that determine no interval', null, 60],
  ['no average of all attempts', [70, 80] as [number, number], null],
  ['an average that has not arrived', [70, 80] as [number, number], undefined],
])('given %s, then no city has a colour', (_, interval, average) => {
  const { classes, colorOf } = cityColors([city('Lahore', 75, interval)], average)
  expect(classes).toEqual([])
  expect(colorOf(city('Lahore', 75, interval))).toBe(openColor)
})
