import { countryNameOf, suggestCountries } from '@quizwright/contracts/places/countries.ts'
import { foldPlace } from '@quizwright/contracts/places/fold-place.ts'
import { useRef } from 'react'
import { suggestCities } from '../connection/learner-api.ts'

const shownAtMost = 8

/** A country by its name, its ISO code or another spelling; when the field is left, its name stands there. */
export const country = {
  suggest: (text: string): string[] => suggestCountries(text, shownAtMost),
  settle: countryNameOf,
}

const beginningWith = (cities: readonly string[], text: string): string[] => {
  const typed = foldPlace(text)
  return cities.filter((city) => foldPlace(city).startsWith(typed)).slice(0, shownAtMost)
}

/**
 * Suggests cities of a country that others have written, which are read once for each country. Without them any
 * city can be typed, so a failure is no matter.
 */
export const useCities = (sessionId: string) => {
  const read = useRef<{ country: string; cities: readonly string[] }>({ country: '', cities: [] })
  return {
    readCities: (of: string): void => {
      if (of === '' || of === read.current.country) return
      const next = { country: of, cities: [] as readonly string[] }
      read.current = next
      suggestCities(sessionId, of).then(
        ({ cities }) => {
          next.cities = cities
        },
        () => undefined,
      )
    },
    suggest: (text: string): string[] => beginningWith(read.current.cities, text),
  }
}
