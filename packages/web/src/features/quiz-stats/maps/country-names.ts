import { countryCodeOf } from '@quizwright/contracts/places/countries.ts'
import { foldPlace } from '@quizwright/contracts/places/fold-place.ts'

/** The key of a country, the same for its name in the data and its name on the map. */
export const countryKey = (name: string): string => countryCodeOf(name) ?? foldPlace(name)
