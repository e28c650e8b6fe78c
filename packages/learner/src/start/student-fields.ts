import { say, texts } from '@quizwright/domain/language/say.ts'
import { attemptLimits, lengths } from '@quizwright/domain/limits.ts'
import { emailPattern } from '@quizwright/domain/rules/email-pattern.ts'
import { isPhoneNumber } from '@quizwright/domain/rules/phone.ts'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'

type StudentField = {
  name: keyof StudentDetails
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  maxLength: number
}

/** How the fields are called. */
export const fieldLabels: Readonly<Record<keyof StudentDetails, string>> = texts({
  full_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  city: 'City',
  university: 'Institute',
})

export const studentFields: readonly StudentField[] = [
  {
    name: 'full_name',
    type: 'text',
    autoComplete: 'name',
    maxLength: attemptLimits.nameLength,
  },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: lengths.email },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: attemptLimits.phoneLength },
  {
    name: 'country',
    type: 'text',
    autoComplete: 'country-name',
    maxLength: attemptLimits.nameLength,
  },
  {
    name: 'city',
    type: 'text',
    autoComplete: 'address-level2',
    maxLength: attemptLimits.nameLength,
  },
  {
    name: 'university',
    type: 'text',
    autoComplete: 'organization',
    maxLength: attemptLimits.nameLength,
  },
]

/** The errors of the details by field name, found before they are sent. */
export const findErrors = (details: StudentDetails): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { name } of studentFields)
    if (details[name] === '') errors[name] = say('{field} is required', { field: say(fieldLabels[name]) })
  if (details.email !== '' && !emailPattern.test(details.email))
    errors['email'] = say('Enter an email address, such as {example}', { example: 'name@example.org' })
  if (details.phone !== '' && !isPhoneNumber(details.phone))
    errors['phone'] = say('Enter your own phone number, such as {example}', { example: '+92 300 1234567' })
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
