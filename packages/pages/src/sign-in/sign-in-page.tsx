import { CurrentPasswordField, EmailField } from '../credential-fields.tsx'
import { Document, PageHead, ProductName, renderDocument } from '../document.tsx'

const path = '/sign-in'

/** The instructor of the demo. The password is public. */
type DemoAccount = { email: string; password: string }

/**
 * The window in which instructors sign in. Its script (sign-in.ts) sends the form. The button is disabled
 * until the script runs, because the browser itself would send the form with the password in the address.
 */
const SignInPage = ({ demo }: { demo: DemoAccount | undefined }) => (
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
      <form id="form" method="post" noValidate>
        <EmailField />
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
      <p id="done" role="status" />
      <noscript>Signing in needs JavaScript. Switch it on for this page.</noscript>
    </main>
  </Document>
)

export const renderSignInPage = (demo?: DemoAccount): string => renderDocument(<SignInPage demo={demo} />)
