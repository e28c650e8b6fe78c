import { attemptLimits, lengths } from '@quizwright/contracts/limits.ts'
import type { StartedAttempt, StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { useRef, useState } from 'preact/hooks'
import { type Refused, startAttempt } from '../calls.ts'
import { browserToken, rememberDetails, rememberedDetails } from '../remembered.ts'
import { countryNames } from './country-names.ts'

const fields = [
  {
    name: 'full_name',
    label: 'Name',
    type: 'text',
    autocomplete: 'name',
    maxLength: attemptLimits.nameLength,
  },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', maxLength: lengths.email },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', maxLength: attemptLimits.phoneLength },
  {
    name: 'city',
    label: 'City',
    type: 'text',
    autocomplete: 'address-level2',
    maxLength: attemptLimits.nameLength,
  },
  {
    name: 'country',
    label: 'Country',
    type: 'text',
    autocomplete: 'country-name',
    maxLength: attemptLimits.nameLength,
  },
  {
    name: 'university',
    label: 'Institute',
    type: 'text',
    autocomplete: 'organization',
    maxLength: attemptLimits.nameLength,
  },
] as const satisfies readonly {
  name: keyof StudentDetails
  label: string
  type: string
  autocomplete: string
  maxLength: number
}[]

/** What is wrong with the details, by field, before they are sent. */
const faultsOf = (details: StudentDetails): Record<string, string> => {
  const empty = fields
    .filter(({ name }) => details[name] === '')
    .map(({ name, label }) => [name, `${label} is required`])
  const email =
    details.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(details.email)
      ? [['email', 'This is not an e-mail address']]
      : []
  return Object.fromEntries([...empty, ...email])
}

/** Who takes the quiz. The browser remembers it for the next one. */
export const DetailsForm = ({
  sessionId,
  onStarted,
}: {
  sessionId: string
  onStarted: (started: StartedAttempt) => void
}) => {
  const form = useRef<HTMLFormElement>(null)
  const [known] = useState(rememberedDetails)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  const refuse = (found: Record<string, string>) => {
    setFaults(found)
    form.current
      ?.querySelector<HTMLInputElement>(`[name="${fields.find(({ name }) => found[name])?.name}"]`)
      ?.focus()
  }

  const begin = async (event: Event) => {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(form.current!)
    const student = Object.fromEntries(
      fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]),
    ) as StudentDetails
    const found = faultsOf(student)
    setProblem('')
    refuse(found)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const started = await startAttempt({ session_id: sessionId, student, browser_token: browserToken() })
      rememberDetails(student)
      onStarted(started)
    } catch (error) {
      const refused = error as Refused
      setProblem(refused.message)
      refuse(refused.fields)
      setSending(false)
    }
  }

  return (
    <form class="card" ref={form} onSubmit={begin} noValidate>
      <h2>Who are you?</h2>
      <p class="quiet">
        The same e-mail address is the same student: take it again, and it counts as your next attempt.
      </p>
      <div class="fields">
        {fields.map(({ name, label, ...input }) => (
          <div key={name}>
            <label for={name}>{label}</label>
            <input
              id={name}
              name={name}
              {...input}
              required
              defaultValue={known[name] ?? ''}
              aria-invalid={name in faults}
              aria-describedby={`${name}-fault`}
              {...(name === 'country' && { list: 'countries' })}
            />
            <p class="problem" id={`${name}-fault`}>
              {faults[name]}
            </p>
          </div>
        ))}
      </div>
      <datalist id="countries">
        {countryNames().map((name) => (
          <option value={name} key={name} />
        ))}
      </datalist>
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="submit" aria-disabled={isSending}>
        {isSending ? 'Beginning…' : 'Begin'}
      </button>
    </form>
  )
}
