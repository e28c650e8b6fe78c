import { countryCodeOf } from '@quizwright/contracts/places/countries.ts'
import { foldPlace } from '@quizwright/contracts/places/fold-place.ts'

/** The one key by which a country and its outline on the map are found, however each is written. */
export const countryKey = (name: string): string => countryCodeOf(name) ?? foldPlace(name)
