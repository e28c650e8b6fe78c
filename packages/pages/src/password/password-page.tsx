import { say, sayMade, type Speech } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { CurrentPasswordField, EmailField } from '../credential-fields.tsx'
import { Document, PageHead, ProductName, renderDocument } from '../document.tsx'
import type { PasswordContent } from './password-content.ts'

/** The path under which the sign-in window's files are served. */
const path = '/sign-in'

const PasswordForm = ({ minPasswordLength, email = '', problem }: PasswordContent) => (
  <form method="post" action="/password">
    <EmailField value={email} />
    <CurrentPasswordField label={say('Current password')} />
    <label htmlFor="new-password">{say('New password')}</label>
    <input
      id="new-password"
      name="new_password"
      type="password"
      autoComplete="new-password"
      minLength={minPasswordLength}
      maxLength={lengths.password}
      aria-describedby="rule"
      required
    />
    <p id="rule" className="quiet">
      {say(
        'At least {count} characters. Four or more unrelated words are easy to remember and hard to guess.',
        { count: minPasswordLength },
      )}
    </p>
    {problem !== undefined && (
      <p className="problem" role="alert">
        {sayMade(problem)}
      </p>
    )}
    <button type="submit">{say('Change password')}</button>
  </form>
)

/** The page on which instructors change their password. It works without JavaScript. */
const PasswordPage = (content: PasswordContent) => (
  <Document
    title={say('Change your Quizwright password')}
    head={<PageHead path={path} stylesheet="sign-in.css" />}
  >
    <main>
      <ProductName path={path} />
      <h1>{say('Change your password')}</h1>
      {content.isChanged ? (
        <p role="status">
          {say(
            'Your password is changed. You’re signed out everywhere; sign in with the new one from now on.',
          )}
        </p>
      ) : (
        <PasswordForm {...content} />
      )}
    </main>
  </Document>
)

export const renderPasswordPage = (content: PasswordContent, speech?: Speech): string =>
  renderDocument(() => <PasswordPage {...content} />, speech)
