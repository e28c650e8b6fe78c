import { countryCodeOf } from '@quizwright/domain/places/countries.ts'
import { foldPlace } from '@quizwright/domain/places/fold-place.ts'

/** The key of a country, the same for its name in the data and its name on the map. */
export const countryKey = (name: string): string => countryCodeOf(name) ?? foldPlace(name)
