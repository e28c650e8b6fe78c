import { expect, test } from 'vitest'
import type { IssuesContent } from './issues-content.ts'
import { renderIssuesPage, renderIssuesSignInPage } from './render-issues.tsx'

const hostile = `<img src=x onerror="a('b')"> & co`
const issue: IssuesContent['issues'][number] = {
  quiz_id: 'quiz-1',
  quiz_name: hostile,
  question_id: 'question-1',
  question_no: 3,
  question: hostile,
  reports: 2,
  categories: [{ category: 'other', totalCount: 2 }],
  descriptions: [hostile],
  facility: 55.5,
  discrimination: null,
  newest_at: '2030-03-01 12:00:00',
} as IssuesContent['issues'][number]
const content: IssuesContent = {
  issues: [issue],
  total: 120,
  from: 50,
  quizId: undefined,
  formKey: 'the-key',
  appOrigin: 'http://app.example',
}

test('given hostile text, shows it as text in elements and attributes', () => {
  const page = renderIssuesPage({ ...content, problem: hostile })
  expect(page).not.toContain('<img src=x')
  expect(page).toContain('&lt;img src=x')
  expect(renderIssuesSignInPage({ email: '"><script>' })).not.toContain('<script>')
})

test('writes attributes with their HTML names', () => {
  const page = renderIssuesSignInPage({ email: 'ada@example.com', quizId: 'quiz-1' })
  expect(page).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr"><head><meta charset="utf-8"\/>/)
  expect(page).toContain('<label for="email">')
  expect(page).toMatch(
    /<input id="email"[^>]* autocomplete="username" maxlength="\d+" value="ada@example.com"/,
  )
  expect(page).toMatch(/required autofocus/)
})

test('links to the editor, and to the previous and the next page of the list', () => {
  const page = renderIssuesPage(content)
  expect(page).toContain('http://app.example/quiz/edit-quiz-questions?quizId=quiz-1&amp;question_no=3')
  expect(page).toContain('http://app.example/quiz/question-vise-stats/quiz-1?question_no=3&amp;correct=1')
  expect(page).toContain('<a href="/issues?from=0">Previous page</a>')
  expect(page).toContain('<a href="/issues?from=51">Next page</a>')
})

test('keeps a note that could not be sent, including a line break at its start', () => {
  const page = renderIssuesPage({ ...content, unsentNote: { questionId: 'question-1', note: '\nSettled' } })
  expect(page).toMatch(/<textarea[^>]*>\n\nSettled<\/textarea>/)
})
