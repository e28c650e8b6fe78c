import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { RefObject } from 'react'
import { storedDetails } from '../connection/browser-storage.ts'
import { fieldValue } from '../start/access-code-field.tsx'
import { country, useCities } from '../start/place-suggestions.ts'
import { SuggestingInput } from '../start/suggesting-input.tsx'

type PlaceFieldsProps = { sessionId: string; form: RefObject<HTMLFormElement | null> }

/** Where a confirmed student is, for the map of the class. Both fields may stay empty. */
export const PlaceFields = ({ sessionId, form }: PlaceFieldsProps) => {
  const { readCities, suggest } = useCities(sessionId)
  const known = storedDetails()
  return (
    <>
      <div>
        <label htmlFor="country">Country (optional)</label>
        <SuggestingInput
          id="country"
          name="country"
          autoComplete="country-name"
          maxLength={attemptLimits.nameLength}
          defaultValue={known.country ?? ''}
          {...country}
        />
      </div>
      <div>
        <label htmlFor="city">City (optional)</label>
        <SuggestingInput
          id="city"
          name="city"
          autoComplete="address-level2"
          maxLength={attemptLimits.nameLength}
          defaultValue={known.city ?? ''}
          suggest={suggest}
          onFocus={() => readCities(fieldValue(form.current!, 'country'))}
        />
      </div>
    </>
  )
}

/** What was typed of the place; what is empty is left out. */
export const placeOf = (form: HTMLFormElement): { country?: string; city?: string } =>
  Object.fromEntries(
    (['country', 'city'] as const)
      .map((name) => [name, fieldValue(form, name)] as const)
      .filter(([, value]) => value !== ''),
  )
