import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { queryKeys } from '../../../api/query-keys.ts'
import { CityList } from './city-list.tsx'
import { CityMap } from './city-map.tsx'
import { CountryMap } from './country-map.tsx'
import { drawCities } from './draw-cities.ts'
import { placesOf } from './places-of.ts'
import { quantileClasses } from './quantile-classes.ts'
import { firstRegion, regions } from './regions.ts'

const cities = [
  { city: 'Lahore', totalAttemps: 120, percentageAvg: 61.3 },
  { city: 'Karachi', totalAttemps: 80, percentageAvg: 55 },
  { city: 'Wah', totalAttemps: 6, percentageAvg: 70 },
  { city: 'Other', totalAttemps: 12, percentageAvg: 48 },
]
const coordinates = [
  { id: [24.861, 67.01] as [number, number], count: 36, city: 'Karachi' },
  { id: [31.549, 74.343] as [number, number], count: 55, city: 'Lahore' },
]
const classes = quantileClasses(cities.map(({ percentageAvg }) => percentageAvg))

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
  const legend = screen.getByRole('list', { name: 'Colours: Attempts' })
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Attempts:', '12', '30', 'Other: 40'])
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
      'No country has 5 students yet, and a country with fewer would tell too much about each of ' +
        'them. 7 attempts in all.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/Each colour stands for/)).toBeNull()
})

test('given too few students in every city, then the map says so and still shows each region', async () => {
  const client = new QueryClient()
  client.setQueryData([...queryKeys.quizzes, 'cities', 'q', null], {
    cityWiseStats: [{ city: 'Other', totalAttemps: 3, percentageAvg: 48 }],
    cordinatesList: [],
  })
  render(
    <QueryClientProvider client={client}>
      <CityMap address={{ quizId: 'q', sessionId: undefined }} />
    </QueryClientProvider>,
  )
  expect(screen.getByText(/^No city has 5 students yet.* 3 attempts in all\.$/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Punjab')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    regions.map(({ name }) => name),
  )
  await userEvent.click(screen.getByRole('button', { name: /as a table$/ }))
  expect(screen.getByRole('row', { name: 'Other 3 —' })).toBeTruthy()
})

test('given cities, then the list shows their attempts and averages, with Other last', () => {
  render(<CityList cities={cities} classes={classes} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toHaveLength(4)
  expect(items[0]).toMatch(/^Lahore120 · 61/)
  expect(items.at(-1)).toMatch(/^Other places12 · 48/)
})

test('given no tiles, then land, borders, provinces and the names of cities are drawn', () => {
  const ground = document.body.appendChild(document.createElement('div'))
  Object.defineProperties(ground, { clientWidth: { value: 900 }, clientHeight: { value: 700 } })
  const drawing = drawCities(ground)
  drawing.showPlaces(placesOf(cities, coordinates, classes))
  drawing.turnTo(firstRegion)
  const texts = (name: string) =>
    [...ground.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent)
  expect(texts('city-name')).toEqual(['Lahore', 'Karachi'])
  expect(texts('province-name')).toContain('Punjab')
  expect(ground.querySelector('.leaflet-outlines-pane')!.querySelectorAll('path').length).toBeGreaterThan(3)
  drawing.remove()
})
