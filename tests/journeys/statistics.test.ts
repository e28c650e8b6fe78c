import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor, World } from '../support/world.ts'

/** Makes one of the learner's calls, as the student's page does. */
const learn = async (world: World, method: 'GET' | 'POST', path: string, token = '', body?: unknown) => {
  const answer = await fetch(`${world.servicesUrl}/learner/${path}`, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.status, `${path}: ${answer.statusText}`).toBe(200)
  return ((await answer.json()) as { data: Record<string, string> }).data
}

const questions = soundQuestions(4)
const opened = { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' }

/**
 * A published quiz that eight students have taken. The second option of each question is correct, the third
 * question has the worst figures, and some students reported it.
 */
const addTakenQuiz = async (world: World, instructor: Instructor) => {
  const quizId = await addQuiz(
    instructor,
    { name: 'Sums', ...opened, result_delay_in_hours: 0 },
    questions.map((question) => ({
      ...question,
      _id: `${question._id.slice(0, -6)}${instructor.uid.slice(-6)}`,
    })),
    true,
  )
  const asked = (await instructor.direct.getQuestionsByQuizId({ params: { id: quizId }, query: {} })).data
    .questions
  const { session } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
  for (let no = 0; no < 8; no++) {
    const student = {
      full_name: `Student ${no}`,
      email: `${no}.${instructor.uid}@students.example`,
      phone: '+92 300 1234567',
      city: 'Lahore',
      country: 'Pakistan',
      university: 'None',
    }
    const { attempt_id: id, token } = await learn(world, 'POST', 'attempts', '', {
      session_id: session._id,
      student,
    })
    const answers = asked.map(({ _id }, index) => ({
      question_id: _id,
      selected: [Number(index === 2 ? no === 0 : no >= 2 + index)],
      answer: '',
      is_marked: false,
      time_spent: 5 + index,
    }))
    await learn(world, 'POST', `attempts/${id}/hand-in`, token, { answers })
    if (no < 2)
      await learn(world, 'POST', `attempts/${id}/reports`, token, {
        question_id: asked[2]!._id,
        category: 'question is unclear',
        description: 'Which one is meant?',
      })
  }
  return { quizId, session }
}
const card = (page: Page, no: number) => page.getByRole('region', { name: `Question ${no}`, exact: true })

// No test requests tiles from the public service.
test.beforeEach(({ page }) =>
  page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
)

test('leads from the list to the figures of a class, of a session, of its questions and of a bad question', async ({
  page,
  world,
  instructor,
}) => {
  const { quizId, session } = await addTakenQuiz(world, instructor)
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('row', { name: /Sums/ }).getByRole('link', { name: 'Stats', exact: true }).click()
  await expect(page).toHaveURL(`/quiz/quiz-stats/${quizId}`)
  await expect(page.getByText(/^8 attempts by 8 students/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Distribution of scores/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show Grades as a table' }).click()
  await expect(page.getByRole('region', { name: 'Grades, as a table' }).getByRole('row')).toHaveCount(8)
  await page.getByLabel('Region').selectOption('Punjab')
  await expect(page.getByRole('region', { name: /^Map of cities/ })).toBeVisible()

  const ofSession = page.waitForRequest((request) =>
    request.url().includes(`get-city-wise-stats/${quizId}?sessionId=${session._id}`),
  )
  await page.getByLabel('Session').selectOption(session.name)
  await ofSession
  await expect(page).toHaveURL(`/quiz/quiz-stats/${quizId}/${session._id}`)
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Latest attempt' }).click()
  await expect(page.getByRole('img', { name: 'Gold medal' }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Class topic strengths' }).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('export.csv')
  expect(
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(9)

  await page.getByRole('link', { name: 'View Question Stats' }).click()
  await expect(page).toHaveURL(`/quiz/question-vise-stats/${quizId}?sessionId=${session._id}`)
  await expect(page.getByText('Only 8 attempts count so far.')).toBeVisible()
  await expect(card(page, 3).getByText('Incorrect7')).toBeVisible()
  await expect(card(page, 3).getByText('All attempts, including repeats (8)')).toBeVisible()
  await expect(card(page, 3).getByText('First attempts only (8)')).toBeVisible()
  await page.getByRole('button', { name: 'Show the quiz summary' }).click()
  await page.getByLabel('Go to question').fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid question no, question not found')).toBeVisible()
  await page.getByLabel('Go to question').fill('4')
  await page.keyboard.press('Enter')
  await expect(card(page, 4)).toBeFocused()

  await page.getByRole('link', { name: 'View Overall Stats' }).click()
  await page
    .getByRole('region', { name: 'Toughest questions' })
    .first()
    .getByRole('link', { name: /^3\. / })
    .click()
  await expect(card(page, 3)).toBeFocused()
  await card(page, 3).getByRole('link', { name: 'Edit question 3' }).click()
  await expect(page).toHaveURL(/edit-quiz-questions.*question_no=3/)
})

test(
  "a student's report leads to the editor, and is closed with a note on its own page",
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const { quizId } = await addTakenQuiz(world, instructor)
    await page.goto(`/quiz/quiz-stats/${quizId}`)
    const [issues] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Reports Received 2/ }).click(),
    ])
    await issues.getByLabel('Email').fill(instructor.email)
    await issues.getByLabel('Password').fill(instructor.password)
    await issues.getByRole('button', { name: 'Sign in' }).click()
    await expect(issues.getByRole('heading', { name: 'Sums: question 3' })).toBeVisible()

    await page.getByRole('button', { name: 'View issues' }).click()
    const popup = page.getByRole('dialog', { name: 'Errors Reported by Students' })
    await expect(
      popup.getByRole('row', { name: /question is unclear: Which one is meant\? 2 3/ }),
    ).toBeVisible()
    await popup.getByRole('link', { name: 'Edit Quiz Questions' }).click()
    await expect(page).toHaveURL(/edit-quiz-questions.*question_no=3/)

    await issues.getByLabel('Reply to the students who reported it').fill('The third one. It says so now.')
    await issues.getByRole('button', { name: 'Resolve and send reply' }).click()
    await expect(issues.getByRole('status')).toHaveText(/^You resolved 2 issues\./)
    await page.goto(`/quiz/quiz-stats/${quizId}`)
    await expect(page.getByRole('link', { name: /^Reports Received 0/ })).toBeVisible()
  },
)
