import type { ReportedIssue } from '@quizwright/contracts/schemas/report.ts'

export type IssuesSignInContent = {
  email?: string
  problem?: string
  /** The quiz to show after the sign-in; else all. */
  quizId?: string | undefined
}

export type IssuesContent = {
  issues: readonly ReportedIssue[]
  /** Of the questions with open issues on all pages of the list. */
  total: number
  /** The index of the first issue on this page of the list. */
  from: number
  /** The quiz whose issues are listed; else those of all quizzes. */
  quizId: string | undefined
  /** Part of every form: proves that it comes from this page. */
  formKey: string
  /** The origin of the instructor's page, for links to the editor. */
  appOrigin: string | undefined
  /** What has just been done. */
  done?: string | undefined
  problem?: string | undefined
  /** A note that could not be sent, with the question it is about. */
  unsentNote?: { questionId: string; note: string } | undefined
}

/** How many issues a page of the list has at most. */
export const issuesPerPage = 50
