import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { CurrentPasswordField, EmailField } from '../credential-fields.tsx'
import { ProductName } from '../document.tsx'
import type { IssuesSignInContent } from './issues-content.ts'
import { IssuesDocument, issuesPath } from './issues-document.tsx'

export const IssuesSignInPage = ({ email = '', problem, quizId }: IssuesSignInContent) => (
  <IssuesDocument title={say('Sign in to the reported issues')}>
    <main className="narrow">
      <ProductName path={issuesPath} />
      <h1>{say('Reported issues')}</h1>
      <p>{say('Sign in as an instructor to see what your students reported.')}</p>
      <form method="post" action="/issues/sign-in">
        {quizId !== undefined && <input type="hidden" name="quizId" value={quizId} />}
        <EmailField value={email} />
        <CurrentPasswordField />
        {problem !== undefined && (
          <p className="problem" role="alert">
            {sayMade(problem)}
          </p>
        )}
        <button type="submit">{say('Sign in')}</button>
      </form>
    </main>
  </IssuesDocument>
)
