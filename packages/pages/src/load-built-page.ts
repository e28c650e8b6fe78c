import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IssuesContent, IssuesSignInContent } from './issues/issues-content.ts'
import type { LaunchPageContent } from './lti/launch-content.ts'
import type { OutboxMail } from './outbox/outbox-mail.ts'
import type { PasswordContent } from './password/password-content.ts'
import type { SignInContent } from './sign-in/sign-in-content.ts'
import type { ProcessStatus } from './status/process-status.ts'

/** The exports of each built module. */
type BuiltPages = {
  'sign-in': { renderSignInPage: (content?: SignInContent) => string }
  'sign-in-return': { renderReturnPage: (problem?: string) => string }
  password: { renderPasswordPage: (content: PasswordContent) => string }
  issues: {
    renderIssuesPage: (content: IssuesContent) => string
    renderIssuesSignInPage: (content: IssuesSignInContent) => string
  }
  status: { renderStatusPage: (processes: readonly ProcessStatus[], outboxUrl?: string) => string }
  lti: { renderLaunchPage: (content: LaunchPageContent, languages?: readonly string[]) => string }
  outbox: {
    renderOutboxPage: (content: { mails: readonly OutboxMail[]; isMailServerSet: boolean }) => string
  }
}
type PageName = keyof BuiltPages

/** The output folder of `vite build packages/pages` with the modules that render pages. */
const folder = new URL('../dist/render/', import.meta.url)

/** The folder of stylesheets, scripts and icons that browsers fetch. */
export const pageAssets = fileURLToPath(new URL('../dist/assets/', import.meta.url))

const moduleOf = (name: PageName): URL => new URL(`${name}.js`, folder)

export const isPageBuilt = (name: PageName): boolean => existsSync(moduleOf(name))

/** Loads the renderer of a page; Node caches it. Rejects if the page was not built. */
export const loadBuiltPage = async <Name extends PageName>(name: Name): Promise<BuiltPages[Name]> => {
  if (!isPageBuilt(name)) throw new Error(`The ${name} page is not built: run "vite build packages/pages".`)
  return (await import(moduleOf(name).href)) as BuiltPages[Name]
}
