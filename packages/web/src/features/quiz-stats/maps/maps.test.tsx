import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { queryKeys } from '../../../api/query-keys.ts'
import { cityColors } from './city-colors.ts'
import { CityList } from './city-list.tsx'
import { CityMap } from './city-map.tsx'
import { CountryMap } from './country-map.tsx'
import { drawCities } from './draw-cities.ts'
import { joinPlaces } from './join-places.ts'
import { firstRegion, regions } from './regions.ts'

type Cities = { city: string; totalAttemps: number; percentageAvg: number; interval?: [number, number] }[]
const cities: Cities = [
  { city: 'Lahore', totalAttemps: 120, percentageAvg: 61.3, interval: [58, 64.5] },
  { city: 'Karachi', totalAttemps: 80, percentageAvg: 55, interval: [50, 60] },
  { city: 'Wah', totalAttemps: 6, percentageAvg: 70, interval: [40, 90] },
  { city: 'Other', totalAttemps: 12, percentageAvg: 48, interval: [30, 66] },
]
const coordinates = [
  { id: [24.861, 67.01] as [number, number], count: 36, city: 'Karachi' },
  { id: [31.549, 74.343] as [number, number], count: 55, city: 'Lahore' },
]
const colors = cityColors(cities, 57)

afterEach(cleanup)

test('given countries and Other, then Other is in the legend and last in the table', async () => {
  render(
    <CountryMap
      countries={[
        { id: 'Other', count: 40 },
        { id: 'Pakistan', count: 12 },
        { id: 'India', count: 30 },
      ]}
    />,
  )
  const legend = screen.getByRole('list', { name: 'Colours: Attempts per country' })
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Attempts per country:', '12', '30', 'Attempts in other countries: 40'])
  await userEvent.click(screen.getByRole('button', { name: 'Show Countries as a table' }))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'India',
    'Pakistan',
    'Other',
  ])
})

test('given too few students in every country, then one sentence says so', () => {
  render(<CountryMap countries={[{ id: 'Other', count: 7 }]} />)
  expect(
    screen.getByText(
      'No country has 5 students yet. Smaller groups aren’t shown, to protect students’ privacy. ' +
        '7 attempts in total.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/Darker means/)).toBeNull()
})

const showCityMap = (cityWiseStats: Cities, averageOfAll: number) => {
  const client = new QueryClient()
  client.setQueryData([...queryKeys.quizzes, 'cities', 'q', null], { cityWiseStats, cordinatesList: [] })
  render(
    <QueryClientProvider client={client}>
      <CityMap address={{ quizId: 'q', sessionId: undefined }} averageOfAll={averageOfAll} />
    </QueryClientProvider>,
  )
}

test('given a city that differs from all attempts, then the legend has its colour and one for the others', async () => {
  showCityMap(cities, 57)
  expect(screen.getByText(/their 95% confidence interval excludes it/)).toBeTruthy()
  const legend = screen.getByRole('list', { name: 'Colours: Average' })
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Average:', '61.3%', 'no clear difference from all attempts (57.0%)'])
  await userEvent.click(screen.getByRole('button', { name: /as a table$/ }))
  expect(screen.getByRole('row', { name: /^Karachi 80 55.0% 50.0–60.0%$/ })).toBeTruthy()
})

test.each([
  ['no city that differs', cities, /No city’s average clearly differs from the overall average/],
  [
    'services that send no intervals',
    cities.map(({ interval: _, ...city }) => city),
    /No city is coloured because the uncertainty of the averages isn’t known/,
  ],
])('given %s, then no city is coloured, and the note says why', (_, given, reason) => {
  showCityMap(given, 59)
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Colours: Average' })).toBeNull()
})

test('given too few students in every city, then the map says so and still shows each region', async () => {
  showCityMap([{ city: 'Other', totalAttemps: 3, percentageAvg: 48 }], 48)
  expect(screen.getByText(/^No city has 5 students yet.* 3 attempts in total\.$/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Punjab')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    regions.map(({ name }) => name),
  )
  await userEvent.click(screen.getByRole('button', { name: /as a table$/ }))
  expect(screen.getByRole('row', { name: 'Other 3 — —' })).toBeTruthy()
})

test('given cities, then the list shows their attempts and averages with intervals, with Other last', () => {
  render(<CityList cities={cities} {...colors} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toHaveLength(4)
  expect(items[0]).toMatch(/^Lahore120 · 61.3% \(58.0–64.5%\)$/)
  expect(items.at(-1)).toMatch(/^Other places12 · 48/)
})

test('given more cities than the list shows, then it says how many the table has beside them', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    city: `City ${index}`,
    totalAttemps: 30 - index,
    percentageAvg: 50,
  }))
  render(<CityList cities={[...many, { city: 'Other', totalAttemps: 3, percentageAvg: 48 }]} {...colors} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items.slice(-2)).toEqual(['2 more cities39 · in the table', expect.stringMatching(/^Other places3/)])
})

test('given no tiles, then land, borders, provinces and the names of cities are drawn', () => {
  const ground = document.body.appendChild(document.createElement('div'))
  Object.defineProperties(ground, { clientWidth: { value: 900 }, clientHeight: { value: 700 } })
  const drawing = drawCities(ground)
  drawing.showPlaces(joinPlaces(cities, coordinates, colors))
  drawing.turnTo(firstRegion)
  const texts = (name: string) =>
    [...ground.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent)
  expect(texts('city-name')).toEqual(['Lahore', 'Karachi'])
  expect(texts('province-name')).toContain('Punjab')
  expect(ground.querySelector('.leaflet-outlines-pane')!.querySelectorAll('path').length).toBeGreaterThan(3)
  drawing.remove()
})
