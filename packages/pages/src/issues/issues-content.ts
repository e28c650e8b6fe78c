import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'

export type IssuesSignInContent = {
  email?: string
  problem?: string
  /** The quiz whose issues are shown after signing in; undefined for all quizzes. */
  quizId?: string | undefined
}

export type IssuesContent = {
  issues: readonly ReportedIssue[]
  /** The number of questions with open issues, on all pages of the list. */
  total: number
  /** The index of the first issue on this page. */
  from: number
  /** The quiz whose issues are listed; undefined for all quizzes. */
  quizId: string | undefined
  /** The CSRF token of every form, which proves that a request comes from this page. */
  formKey: string
  /** The origin of the instructor's page, for links to the editor. */
  appOrigin: string | undefined
  /** The confirmation of the last action. */
  done?: string | undefined
  problem?: string | undefined
  /** A note that could not be sent, and its question. */
  unsentNote?: { questionId: string; note: string } | undefined
}

/** The largest number of issues per page of the list. */
export const issuesPerPage = 50
