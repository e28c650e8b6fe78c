import { say, type Speech } from '@quizwright/domain/language/say.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { CurrentPasswordField, EmailField } from '../credential-fields.tsx'
import { Document, PageHead, ProductName, renderDocument } from '../document.tsx'
import type { SignInContent } from './sign-in-content.ts'
import { windowCatalogue } from './window-texts.ts'

const path = '/sign-in'

/** A button for each provider. The script opens the provider's page in a window of its own. */
const ProviderButtons = ({ providers }: Pick<SignInContent, 'providers'>) => (
  <div className="providers">
    {providers.map(({ name, label }) => (
      <button key={name} type="button" data-provider={name} data-label={label} disabled>
        {saidWith('Continue with {provider}', { provider: <bdi>{label}</bdi> })}
      </button>
    ))}
    <button id="cancel" type="button" className="quiet-button" hidden>
      {say('Cancel')}
    </button>
  </div>
)

/**
 * Connects an account with the identity that the provider has just proved: by the account's password if it has one, or
 * by a code that is mailed to its address.
 */
const ConnectForms = () => (
  <>
    <form id="connect" method="post" noValidate hidden>
      <label htmlFor="connect-password">{say('Password of your account')}</label>
      <input id="connect-password" name="password" type="password" autoComplete="current-password" required />
      <button type="submit">{say('Connect')}</button>
    </form>
    <form id="connect-by-code" method="post" noValidate hidden>
      <label htmlFor="connect-code">{say('Code from the mail')}</label>
      <input id="connect-code" name="code" inputMode="numeric" autoComplete="one-time-code" required />
      <button type="submit">{say('Connect')}</button>
    </form>
    <button id="mail-code" type="button" className="quiet-button" hidden>
      {say('Mail me a code')}
    </button>
  </>
)

/**
 * The window in which instructors sign in. Its script (sign-in.ts) sends the form. The buttons are disabled
 * until the script runs, because the browser itself would send the form with the password in the address.
 */
const SignInPage = ({ demo, providers, hasPasswords, messages = [] }: SignInContent) => (
  <Document
    title={say('Sign in to Quizwright')}
    head={<PageHead path={path} stylesheet="sign-in.css" script="sign-in.js" />}
  >
    <main data-catalogue={JSON.stringify(windowCatalogue(messages))}>
      <ProductName path={path} />
      <h1>{say('Sign in as an instructor')}</h1>
      {demo && (
        <p className="demo" role="note">
          {say(
            'This is a demo: anyone can sign in as {email} with the password {password}. ' +
              'Don’t store anything about real students in it.',
            demo,
          )}
        </p>
      )}
      {providers.length > 0 && <ProviderButtons providers={providers} />}
      <p id="waiting" role="status" />
      <p id="provider-problem" className="problem" role="alert" />
      {providers.length > 0 && <ConnectForms />}
      {hasPasswords && (
        <form id="form" method="post" noValidate>
          {providers.length > 0 && <p className="or">{say('Or with a password')}</p>}
          <EmailField focusesFirst={providers.length === 0} />
          <CurrentPasswordField />
          <p id="problem" className="problem" role="alert" />
          <button id="submit" type="submit" disabled>
            {say('Sign in')}
          </button>
          <p className="further">
            <a href="/password" target="_blank" rel="noreferrer">
              {say('Change password')}
            </a>
          </p>
        </form>
      )}
      <p id="done" role="status" />
      <noscript>{say('You need JavaScript to sign in. Turn it on for this page.')}</noscript>
    </main>
  </Document>
)

const passwordsOnly: SignInContent = { providers: [], hasPasswords: true }

export const renderSignInPage = (content: SignInContent = passwordsOnly, speech?: Speech): string =>
  renderDocument(() => <SignInPage {...content} />, speech)
