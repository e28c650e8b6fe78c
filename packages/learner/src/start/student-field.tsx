import { say } from '@quizwright/domain/language/say.ts'
import { SuggestingInput } from './suggesting-input.tsx'
import { fieldLabels, type studentFields } from './student-fields.ts'

type Suggestions = { suggest: (text: string) => string[]; settle?: (text: string) => string }

type StudentFieldProps = {
  field: (typeof studentFields)[number]
  defaultValue: string
  error: string | undefined
  /** What the field suggests, and the value it takes when it is left. */
  suggestions: Suggestions | undefined
  onFocus: (() => void) | undefined
  /** Whether the field may stay empty; by default it is required. */
  isOptional?: boolean
  /** Whether the browser may suggest what was typed into it before. */
  isRemembered?: boolean
}

export const StudentField = ({
  field,
  defaultValue,
  error,
  suggestions,
  onFocus,
  isOptional = false,
  isRemembered = true,
}: StudentFieldProps) => {
  const { name, type, autoComplete, maxLength } = field
  const attributes = {
    id: name,
    name,
    type,
    autoComplete: isRemembered ? autoComplete : 'off',
    maxLength,
    required: !isOptional,
    defaultValue,
    onFocus,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${name}-error`,
  }
  return (
    <div>
      <label htmlFor={name}>
        {isOptional ? say('{field} (optional)', { field: say(fieldLabels[name]) }) : say(fieldLabels[name])}
      </label>
      {suggestions ? <SuggestingInput {...attributes} {...suggestions} /> : <input {...attributes} />}
      <p className="problem" id={`${name}-error`}>
        {error}
      </p>
    </div>
  )
}
