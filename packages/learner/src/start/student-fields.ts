import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { emailPattern } from '@quizwright/domain/rules/email-pattern.ts'
import { phoneNumberFault } from '@quizwright/domain/rules/phone.ts'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'

type StudentField = {
  name: keyof StudentDetails
  label: string
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  maxLength: number
}

export const studentFields: readonly StudentField[] = [
  {
    name: 'full_name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    maxLength: attemptLimits.nameLength,
  },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', maxLength: lengths.email },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: attemptLimits.phoneLength },
  {
    name: 'country',
    label: 'Country',
    type: 'text',
    autoComplete: 'country-name',
    maxLength: attemptLimits.nameLength,
  },
  {
    name: 'city',
    label: 'City',
    type: 'text',
    autoComplete: 'address-level2',
    maxLength: attemptLimits.nameLength,
  },
  {
    name: 'university',
    label: 'Institute',
    type: 'text',
    autoComplete: 'organization',
    maxLength: attemptLimits.nameLength,
  },
]

/** The errors of the details by field name, found before they are sent. */
export const findErrors = (details: StudentDetails): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { name, label } of studentFields) if (details[name] === '') errors[name] = `${label} is required`
  if (details.email !== '' && !emailPattern.test(details.email))
    errors['email'] = 'This is not an e-mail address'
  const phoneFault = details.phone === '' ? undefined : phoneNumberFault(details.phone)
  if (phoneFault) errors['phone'] = `Phone ${phoneFault}`
  return errors
}

/** The values that were typed into these fields. */
export const readDetails = (
  form: HTMLFormElement,
  fields: readonly StudentField[],
): Partial<StudentDetails> => {
  const data = new FormData(form)
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]))
}
