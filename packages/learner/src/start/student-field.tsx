import type { studentFields } from './student-fields.ts'

type StudentFieldProps = {
  field: (typeof studentFields)[number]
  defaultValue: string
  error: string | undefined
  /** The id of a list of suggestions. */
  list: string | undefined
}

export const StudentField = ({ field, defaultValue, error, list }: StudentFieldProps) => {
  const { name, label, type, autoComplete, maxLength } = field
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required
        defaultValue={defaultValue}
        aria-invalid={error !== undefined}
        aria-describedby={`${name}-error`}
        list={list}
      />
      <p className="problem" id={`${name}-error`}>
        {error}
      </p>
    </div>
  )
}
