import { renderDocument } from '../document.tsx'
import type { IssuesContent, IssuesSignInContent } from './issues-content.ts'
import { IssuesPage } from './issues-page.tsx'
import { IssuesSignInPage } from './issues-sign-in-page.tsx'

export const renderIssuesPage = (content: IssuesContent): string =>
  renderDocument(<IssuesPage content={content} />)

export const renderIssuesSignInPage = (content: IssuesSignInContent): string =>
  renderDocument(<IssuesSignInPage {...content} />)
