import { learnerClient } from '@quizwright/services/test-support/learner-client.ts'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'

test(
  'a phone that was away over the end shows its late answers, and its teacher lets them count',
  { tag: '@long' },
  async ({ page, world, instructor, consoleErrors }) => {
    consoleErrors.allow(/net::ERR_/, refusedCall(409))
    const quizId = await addQuiz(
      instructor,
      { ...openNow(), result_delay_in_hours: 0 },
      soundQuestions(3),
      true,
    )
    const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
    const phone = await page.context().newPage()
    await phone.goto(data.link)
    await enterDetails(phone, 'Bo')
    await phone.getByRole('button', { name: 'Start' }).click()
    await phone.getByRole('radio').nth(1).check()
    await expect(phone.getByText('All answers saved')).toBeVisible()

    await phone.context().setOffline(true)
    for (const _ of [2, 3]) {
      await phone.getByRole('button', { name: 'Next' }).click()
      await phone.getByRole('radio').nth(1).check()
    }
    await expect(phone.getByText(/Your answers are kept on this device/)).toBeVisible()
    // The services hand in after the grace period. Another device does so at once.
    const stored = await phone.evaluate(
      (key) => localStorage.getItem(key),
      `learner.attempt.${data.link.split('/').at(-1)!}`,
    )
    const { attemptId, token } = JSON.parse(stored!) as { attemptId: string; token: string }
    const another = learnerClient(world.servicesUrl, token)
    await another.handInAttempt({ params: { id: attemptId }, body: { answers: [] } })
    await phone.context().setOffline(false)
    const note = '2 answers arrived after the end and weren’t counted. Your instructor can see them.'
    await expect(phone.getByText(note)).toBeVisible()
    await expect(phone.getByText('1 of 3', { exact: true })).toBeVisible()

    await page.goto(`/quiz/quiz-results?quizId=${quizId}`)
    await expect(page.getByText('2 late answers')).toBeVisible()
    await page.getByRole('button', { name: 'Late answers (1)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Late answers' })
    await expect(dialog.getByText('Question 2: no answer counts; the late answer is option B.')).toBeVisible()
    // The other device was shown the result later than these answers were given.
    await expect(dialog.getByText('Arrived after the result was seen')).toHaveCount(0)
    await expect(dialog.getByText('1 → 3 of 3 marks, Fail → PASS')).toBeVisible()
    await dialog.getByRole('button', { name: 'Accept for 1 student' }).click()
    await expect(dialog.getByText(/Say why late answers are accepted/)).toBeVisible()
    await dialog.getByLabel('Reason').fill('The network of the school was down')
    await dialog.getByRole('button', { name: 'Accept for 1 student' }).click()
    await expect(dialog.getByText('No late answers to review.')).toBeVisible()

    await phone.reload()
    await expect(phone.getByText(/The late answers to questions 2, 3 were accepted on/)).toBeVisible()
    await expect(phone.getByText('3 of 3', { exact: true })).toBeVisible()

    await dialog.getByRole('button', { name: 'Undo accepting for Bo' }).click()
    await expect(dialog.getByText('Question 2: no answer counts; the late answer is option B.')).toBeVisible()
    await phone.reload()
    await expect(phone.getByText(note)).toBeVisible()
    await expect(phone.getByText(/This was undone, and the marks are as they were before/)).toBeVisible()
  },
)
