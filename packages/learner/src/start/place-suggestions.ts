import { countryNameOf, suggestCountries } from '@quizwright/domain/places/countries.ts'
import { foldPlace } from '@quizwright/domain/places/fold-place.ts'
import { useRef } from 'react'
import { suggestCities } from '../connection/learner-api.ts'

const shownAtMost = 8

/** Suggests countries by name, ISO code or another spelling. When the field is left, it shows the name. */
export const country = {
  suggest: (text: string): string[] => suggestCountries(text, shownAtMost),
  settle: countryNameOf,
}

const beginningWith = (cities: readonly string[], text: string): string[] => {
  const typed = foldPlace(text)
  return cities.filter((city) => foldPlace(city).startsWith(typed)).slice(0, shownAtMost)
}

/**
 * Suggests cities that other students of the country entered. They are requested once per country. A failure
 * is ignored, because any city can be typed.
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
