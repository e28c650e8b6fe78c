import { CurrentPasswordField, EmailField } from '../credential-fields.tsx'
import { Document, PageHead, ProductName, renderDocument } from '../document.tsx'
import type { SignInContent } from './sign-in-content.ts'

const path = '/sign-in'

/** A button for each provider. The script opens the provider's page in a window of its own. */
const ProviderButtons = ({ providers }: Pick<SignInContent, 'providers'>) => (
  <div className="providers">
    {providers.map(({ name, label }) => (
      <button key={name} type="button" data-provider={name} data-label={label} disabled>
        Continue with <bdi>{label}</bdi>
      </button>
    ))}
    <button id="cancel" type="button" className="quiet-button" hidden>
      Cancel
    </button>
  </div>
)

/** Connects an account that has a password with the identity that the provider has just proved. */
const ConnectForm = () => (
  <form id="connect" method="post" noValidate hidden>
    <label htmlFor="connect-password">Password of your account</label>
    <input id="connect-password" name="password" type="password" autoComplete="current-password" required />
    <button type="submit">Connect</button>
  </form>
)

/**
 * The window in which instructors sign in. Its script (sign-in.ts) sends the form. The buttons are disabled
 * until the script runs, because the browser itself would send the form with the password in the address.
 */
const SignInPage = ({ demo, providers, hasPasswords }: SignInContent) => (
  <Document
    title="Sign in to Quizwright"
    head={<PageHead path={path} stylesheet="sign-in.css" script="sign-in.js" />}
  >
    <main>
      <ProductName path={path} />
      <h1>Sign in as an instructor</h1>
      {demo && (
        <p className="demo" role="note">
          This is a demo: everybody can sign in as {demo.email} with the password {demo.password}. Store
          nothing of real students in it.
        </p>
      )}
      {providers.length > 0 && <ProviderButtons providers={providers} />}
      <p id="waiting" role="status" />
      <p id="provider-problem" className="problem" role="alert" />
      {providers.length > 0 && <ConnectForm />}
      {hasPasswords && (
        <form id="form" method="post" noValidate>
          {providers.length > 0 && <p className="or">Or with a password</p>}
          <EmailField focusesFirst={providers.length === 0} />
          <CurrentPasswordField />
          <p id="problem" className="problem" role="alert" />
          <button id="submit" type="submit" disabled>
            Sign in
          </button>
          <p className="further">
            <a href="/password" target="_blank" rel="noreferrer">
              Change password
            </a>
          </p>
        </form>
      )}
      <p id="done" role="status" />
      <noscript>Signing in needs JavaScript. Switch it on for this page.</noscript>
    </main>
  </Document>
)

const passwordsOnly: SignInContent = { providers: [], hasPasswords: true }

export const renderSignInPage = (content: SignInContent = passwordsOnly): string =>
  renderDocument(<SignInPage {...content} />)
