import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'

/** The field for the e-mail address. Its name lets password managers fill it. */
export const EmailField = ({ value, focusesFirst = true }: { value?: string; focusesFirst?: boolean }) => (
  <>
    <label htmlFor="email">{say('Email')}</label>
    <input
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      maxLength={lengths.email}
      value={value}
      required
      autoFocus={focusesFirst}
    />
  </>
)

export const CurrentPasswordField = ({ label = say('Password') }: { label?: string }) => (
  <>
    <label htmlFor="password">{label}</label>
    <input
      id="password"
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={lengths.password}
      required
    />
  </>
)
