import { say, sayMade, type Speech } from '@quizwright/domain/language/say.ts'
import { Document, PageHead, ProductName, renderDocument } from '../document.tsx'

const path = '/sign-in'

/** Where a provider sends its window back to. Its script closes the window; the first window goes on by itself. */
const ReturnPage = ({ problem }: { problem: string | undefined }) => (
  <Document
    title={say('Sign in to Quizwright')}
    head={
      <PageHead path={path} stylesheet="sign-in.css" script={problem ? undefined : 'sign-in-return.js'} />
    }
  >
    <main>
      <ProductName path={path} />
      {problem ? (
        <p className="problem" role="alert">
          {sayMade(problem)}
        </p>
      ) : (
        <p role="status">{say('You can close this window.')}</p>
      )}
    </main>
  </Document>
)

/** `problem` says why the sign-in can't go on in any window. */
export const renderReturnPage = (problem?: string, speech?: Speech): string =>
  renderDocument(() => <ReturnPage problem={problem} />, speech)
