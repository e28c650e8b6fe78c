import { say } from '@quizwright/domain/language/say.ts'
import { parseQuestionNumber } from '@quizwright/domain/rules/question-number.ts'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { IconButton } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const Form = chakra('form', { base: { display: 'flex', alignItems: 'flex-start', gap: '1.5' } })

/** Opens the question with the typed number, or says why it cannot. */
export const SummarySearch = ({
  count,
  onFound,
}: {
  count: number
  onFound: (questionNo: number) => void
}) => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const result = parseQuestionNumber(typed, count)
    setError(result.ok ? undefined : result.message)
    if (result.ok) onFound(result.questionNo)
  }
  return (
    <Form role="search" onSubmit={search} noValidate>
      <TextField
        label={say('Go to question')}
        hideLabel
        placeholder={say('Question no')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <IconButton
        type="submit"
        variant="outline"
        label={say('Go to the question')}
        icon={<Search aria-hidden />}
      />
    </Form>
  )
}
