import type { Speech } from '@quizwright/domain/language/say.ts'
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
  'sign-in': { renderSignInPage: (content?: SignInContent, speech?: Speech) => string }
  'sign-in-return': { renderReturnPage: (problem?: string, speech?: Speech) => string }
  password: { renderPasswordPage: (content: PasswordContent, speech?: Speech) => string }
  issues: {
    renderIssuesPage: (content: IssuesContent, speech?: Speech) => string
    renderIssuesSignInPage: (content: IssuesSignInContent, speech?: Speech) => string
  }
  status: { renderStatusPage: (processes: readonly ProcessStatus[], outboxUrl?: string) => string }
  lti: { renderLaunchPage: (content: LaunchPageContent, speech?: Speech) => string }
  outbox: {
    renderOutboxPage: (content: { mails: readonly OutboxMail[]; isMailServerSet: boolean }) => string
  }
}
type PageName = keyof BuiltPages

/** The output folder of `vite build packages/pages` with the modules that render pages. */
const folder = new URL('../dist/render/', import.meta.url)

/** The folder of stylesheets, scripts and icons that browsers fetch. */
export const pageAssets = fileURLToPath(new URL('../dist/assets/', import.meta.url))

/** The paths of the fonts for scripts that a system may not have, and of their style sheet, in `pageAssets`. */
export const scriptFontFiles: readonly string[] = [
  '/script-fonts.css',
  ...['noto-naskh-arabic-arabic', 'noto-sans-devanagari-devanagari'].flatMap((font) =>
    [400, 700].map((weight) => `/${font}-${weight}-normal.woff2`),
  ),
]

const moduleOf = (name: PageName): URL => new URL(`${name}.js`, folder)

export const isPageBuilt = (name: PageName): boolean => existsSync(moduleOf(name))

/** Loads the renderer of a page; Node caches it. Rejects if the page was not built. */
export const loadBuiltPage = async <Name extends PageName>(name: Name): Promise<BuiltPages[Name]> => {
  if (!isPageBuilt(name)) throw new Error(`The ${name} page is not built: run "vite build packages/pages".`)
  return (await import(moduleOf(name).href)) as BuiltPages[Name]
}
