import { expect, test } from 'vitest'
import { placeSums } from '../../database/tables/statistics.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const open = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }

/** Adds a quiz that one student from each of these places took, with the country and city as typed. */
const addQuizTakenFrom = async (...places: [country: string, city: string, students: number][]) => {
  const quizId = await addQuiz(ada, open, [draftOf('Where from?')], true)
  await services.db.insert(placeSums).values(
    places.map(([country, city, students]) => ({
      quizId,
      scope: 'all',
      country,
      city,
      n: students,
      students,
      percentageSum: students * 50,
      percentageSquaredSum: students * 2_900,
    })),
  )
  return quizId
}
const suggested = async (quizId: string, country: string) => {
  const id = await firstSessionId(services.db, quizId)
  const { data } = await learnerClient(services.url).suggestCities({ params: { id }, query: { country } })
  return data.cities
}

test('given three spellings of Pakistan, when statistics are read, then they are one country', async () => {
  const quizId = await addQuizTakenFrom(
    ['pk', 'Lahore', 3],
    ['PAK', 'lahore', 4],
    ['Pakistan', 'Karachi', 6],
    ['Deutschland', 'Bonn', 5],
  )
  const { data } = await ada.client.getQuizStats({ params: { id: quizId } })
  expect(data.statData.countryStats).toEqual([
    { id: 'Pakistan', count: 13 },
    { id: 'Germany', count: 5 },
  ])
  const cities = await ada.client.getCityWiseStats({ params: { id: quizId }, query: {} })
  expect(cities.data.cityWiseStats.map(({ city, totalAttemps }) => [city, totalAttemps])).toEqual([
    ['lahore', 7],
    ['Karachi', 6],
  ])
})

test('given cities with five and with four students, then only the first is suggested', async () => {
  const quizId = await addQuizTakenFrom(
    ['de', 'Bonn', 5],
    ['Germany', 'Ulm', 4],
    ['France', 'Lyon', 9],
    ['Germany', 'Essen', 8],
  )
  expect(await suggested(quizId, 'Germany')).toEqual(['Essen', 'Bonn'])
  expect(await suggested(quizId, 'Atlantis')).toEqual([])
})

test('given students from Pakistan, then their cities are suggested before the other large ones', async () => {
  const quizId = await addQuizTakenFrom(['PK', 'MULTAN', 8], ['PK', 'Pattoki', 9])
  const cities = await suggested(quizId, 'Pakistan')
  expect(cities[0]).toBe('Pattoki')
  expect(cities.filter((city) => city.toLowerCase() === 'multan')).toHaveLength(1)
  expect(cities).toContain('Rahim Yar Khan')
})
