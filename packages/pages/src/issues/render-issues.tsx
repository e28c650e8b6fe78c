import type { Speech } from '@quizwright/domain/language/say.ts'
import { renderDocument } from '../document.tsx'
import type { IssuesContent, IssuesSignInContent } from './issues-content.ts'
import { IssuesPage } from './issues-page.tsx'
import { IssuesSignInPage } from './issues-sign-in-page.tsx'

export const renderIssuesPage = (content: IssuesContent, speech?: Speech): string =>
  renderDocument(() => <IssuesPage content={content} />, speech)

export const renderIssuesSignInPage = (content: IssuesSignInContent, speech?: Speech): string =>
  renderDocument(() => <IssuesSignInPage {...content} />, speech)
