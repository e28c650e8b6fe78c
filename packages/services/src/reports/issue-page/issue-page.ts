import { describeDiscrimination, describeFacility } from '@quizwright/contracts/rules/describe-figures.ts'
import type { ReportedIssue } from '@quizwright/contracts/schemas/report.ts'
import { lengths } from '@quizwright/contracts/limits.ts'
import { html, type Html } from './html.ts'

const page = (title: string, body: Html): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Quizwright</title>
        <link rel="icon" href="/issues/quizwright.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/issues/base.css" />
        <link rel="stylesheet" href="/issues/issues.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
  }`

type SignInPage = { email?: string; problem?: string; quizId?: string | undefined }

/** Asks who is there. */
export const signInPage = ({ email = '', problem, quizId }: SignInPage): string =>
  page(
    'Sign in to the reported issues',
    html` <main class="narrow">
      <p class="product"><img src="/issues/quizwright.svg" alt="" width="28" height="28" /> Quizwright</p>
      <h1>Reported issues</h1>
      <p>Sign in as an instructor to see what your students reported.</p>
      <form method="post" action="/issues/sign-in">
        ${quizId !== undefined && html`<input type="hidden" name="quizId" value="${quizId}" />`}
        <label for="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          maxlength="${lengths.email}"
          value="${email}"
          required
          autofocus
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="${lengths.password}"
          required
        />
        ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
        <button type="submit">Sign in</button>
      </form>
    </main>`,
  )

export type IssuePage = {
  issues: readonly ReportedIssue[]
  total: number
  from: number
  quizId: string | undefined
  /** Stands in every form. */
  key: string
  /** Where the instructor's app lies, for the way to the editor. */
  appOrigin: string | undefined
  done?: string | undefined
  problem?: string | undefined
  /** What was written and could not be sent, with the question it is about. */
  kept?: { questionId: string; note: string } | undefined
}

export const issuesAtOnce = 50

/**
 * The questions with open reports, the most pressing first, each with its figures and the word that closes
 * it.
 */
export const issuePage = (given: IssuePage): string =>
  page(
    'Reported issues',
    html` <header>
        <p class="product"><img src="/issues/quizwright.svg" alt="" width="28" height="28" /> Quizwright</p>
        <form method="post" action="/issues/sign-out">
          <input type="hidden" name="key" value="${given.key}" /><button class="quiet" type="submit">
            Sign out
          </button>
        </form>
      </header>
      <main>
        <h1>Reported issues</h1>
        <p>${summary(given)}</p>
        ${given.done !== undefined && html`<p class="done" role="status">${given.done}</p>`}
        ${given.problem !== undefined && html`<p class="problem" role="alert">${given.problem}</p>`}
        ${
          given.issues.length > 0 &&
          html`<ol start="${given.from + 1}">
            ${given.issues.map((issue) => issueItem(issue, given))}
          </ol>`
        }
        ${pager(given)}
      </main>`,
  )

const summary = ({ issues, total, quizId }: IssuePage): Html => {
  const all = quizId === undefined ? '' : html` <a href="/issues">Issues of all quizzes</a>`
  if (total === 0) return html`No open issues. What students report about a question is gathered here.${all}`
  const of = quizId === undefined ? 'your quizzes' : (issues[0]?.quiz_name ?? 'this quiz')
  return html`${total} ${total === 1 ? 'question' : 'questions'} of ${of} with open reports, the most pressing
  first: by how many reported it and how bad its figures are.${all}`
}

const percent = (value: number | null): string => (value === null ? '—' : `${value.toFixed(1)} %`)

const issueItem = (issue: ReportedIssue, { key, quizId, appOrigin, kept }: IssuePage): Html => {
  const id = `note-${issue.quiz_id}-${issue.question_id}`
  const editor =
    appOrigin !== undefined &&
    issue.question_no !== null &&
    `${appOrigin}/quiz/edit-quiz-questions?${new URLSearchParams({ quizId: issue.quiz_id, question_no: String(issue.question_no) })}`
  return html` <li>
    <h2>
      ${issue.quiz_name}:
      ${issue.question_no === null ? 'a question that is gone' : `question ${issue.question_no}`}
    </h2>
    <p class="question" dir="auto">${issue.question.slice(0, 500) || 'A question without words'}</p>
    <ul class="said">
      ${issue.categories.map(({ category, totalCount }) => html`<li><strong>${totalCount}</strong> ${category}</li>`)}
    </ul>
    ${
      issue.descriptions.length > 0 &&
      html`<details>
        <summary>What they wrote (${issue.descriptions.length})</summary>
        <ul>
          ${issue.descriptions.map((text) => html`<li dir="auto">${text}</li>`)}
        </ul>
      </details>`
    }
    <dl>
      <div>
        <dt>Reports</dt>
        <dd>${issue.reports}</dd>
      </div>
      <div>
        <dt>Facility</dt>
        <dd>
          ${percent(issue.facility)}${issue.facility !== null && html` <span>${describeFacility(issue.facility)}</span>`}
        </dd>
      </div>
      <div>
        <dt>Discrimination</dt>
        <dd>
          ${percent(issue.discrimination)}${issue.discrimination !== null && html` <span>${describeDiscrimination(issue.discrimination)}</span>`}
        </dd>
      </div>
    </dl>
    <form method="post" action="/issues/close">
      <input type="hidden" name="key" value="${key}" /><input
        type="hidden"
        name="quiz_id"
        value="${issue.quiz_id}"
      /><input type="hidden" name="question_id" value="${issue.question_id}" /><input
        type="hidden"
        name="until"
        value="${issue.newest_at}"
      />
      ${quizId !== undefined && html`<input type="hidden" name="quizId" value="${quizId}" />`}
      <label for="${id}">A word to those who reported it</label>
      <textarea id="${id}" name="note" rows="2" maxlength="${lengths.description}" required>
${kept?.questionId === issue.question_id ? kept.note : ''}</textarea>
      <div class="buttons">
        <button type="submit">Close and tell them</button
        >${editor && html`<a href="${editor}" target="_blank" rel="noopener">Edit the question</a>`}
      </div>
    </form>
  </li>`
}

const pager = ({ from, issues, total, quizId }: IssuePage): Html => {
  const address = (at: number) =>
    `/issues?${new URLSearchParams({ ...(quizId !== undefined && { quizId }), from: String(at) })}`
  return html`<nav aria-label="Pages">
    ${from > 0 && html`<a href="${address(Math.max(0, from - issuesAtOnce))}">More pressing ones</a>`}
    ${from + issues.length < total && html`<a href="${address(from + issues.length)}">Less pressing ones</a>`}
  </nav>`
}
