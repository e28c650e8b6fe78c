import { defined } from '@quizwright/domain/defined.ts'
import type { RefObject } from 'react'
import { storedDetails } from '../connection/browser-storage.ts'
import { fieldValue } from '../start/access-code-field.tsx'
import { country, useCities } from '../start/place-suggestions.ts'
import { StudentField } from '../start/student-field.tsx'
import { studentFields } from '../start/student-fields.ts'

type PlaceFieldsProps = { sessionId: string; form: RefObject<HTMLFormElement | null> }

const placeNames = ['country', 'city'] as const

/** Asks where a confirmed student is, for the map of the class. Both fields are optional. */
export const PlaceFields = ({ sessionId, form }: PlaceFieldsProps) => {
  const { readCities, suggest } = useCities(sessionId)
  const known = storedDetails()
  const suggestions = { country, city: { suggest } }
  return placeNames.map((name) => (
    <StudentField
      key={name}
      field={defined(
        studentFields.find((field) => field.name === name),
        name,
      )}
      defaultValue={known[name] ?? ''}
      error={undefined}
      suggestions={suggestions[name]}
      onFocus={
        name === 'city' ? () => readCities(fieldValue(defined(form.current, 'form'), 'country')) : undefined
      }
      isOptional
    />
  ))
}

/** The place that was typed. Empty fields are left out. */
export const placeOf = (form: HTMLFormElement): { country?: string; city?: string } =>
  Object.fromEntries(
    placeNames.map((name) => [name, fieldValue(form, name)] as const).filter(([, value]) => value !== ''),
  )
