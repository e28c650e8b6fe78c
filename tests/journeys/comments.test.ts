import { findViolations } from '../support/find-violations.ts'
import { questionCard } from '../support/wizard-page.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { expect, refusedCall, signIn, test } from '../support/browser-test.ts'

test(
  'colleagues comment on a question, name each other, resolve, and are told before publishing',
  { tag: '@long' },
  async ({ page, browser, world, instructor, otherInstructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(422))
    const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(2))
    await instructor.direct.addShare({
      body: { quiz_id: quizId, email: otherInstructor.email, role: 'viewer' },
    })
    await page.goto(`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full&instructorId=${instructor.uid}`)
    await questionCard(page, 1).getByRole('textbox', { name: 'Question text' }).focus()
    await questionCard(page, 1).getByRole('button', { name: 'Comment on question 1' }).click()
    const panel = page.getByRole('complementary', { name: 'Comments on question 1' })
    const field = panel.getByRole('textbox', { name: /^Write a comment/ })
    await expect(field).toBeFocused()
    await panel.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(panel.getByText('Write something first.')).toBeVisible()
    await field.fill(`Is $x^2$ too hard, @${otherInstructor.name.slice(0, 3)}`)
    await field.press('End')
    await panel.getByRole('option', { name: otherInstructor.name }).click()
    await field.press('End')
    await field.press('Control+Enter')
    const thread = panel.getByRole('article', { name: 'Thread' })
    await expect(thread.getByText(`@${otherInstructor.name}`)).toBeVisible()
    await expect(questionCard(page, 1).getByText('1 comment')).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    // On a phone, the colleague reads and answers in a window above the preview.
    const theirs = await browser.newContext({
      baseURL: world.gatewayUrl,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    const phone = await theirs.newPage()
    await signIn(phone, world, otherInstructor)
    await phone.goto(`/quiz/preview?quizId=${quizId}`)
    await phone.getByRole('button', { name: 'Comments: 1 open thread Something new' }).click()
    const window = phone.getByRole('dialog', { name: 'Comments' })
    await window.getByRole('button', { name: 'Reply', exact: true }).click()
    await window.getByRole('textbox', { name: 'Your reply' }).fill('Not for physicists.')
    await window.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(window.getByText('Not for physicists.')).toBeVisible()
    expect(await findViolations(phone)).toEqual([])
    await expect(thread.getByText('Not for physicists.')).toBeVisible()

    await page.getByRole('button', { name: 'Save Publish' }).click()
    const ask = page.getByRole('dialog', { name: '1 comment is still open' })
    await ask.getByRole('button', { name: 'Read the comments' }).click()
    const all = page.getByRole('complementary', { name: 'Comments', exact: true })
    await all.getByRole('button', { name: 'Resolve', exact: true }).click()
    await expect(all.getByText('No open comments.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Comments', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save Publish' }).click()
    await expect(page.getByTitle(/^Published on/)).toBeVisible()
    await all.getByRole('button', { name: 'Resolved' }).click()
    await expect(all.getByText(`Resolved by ${instructor.name}`)).toBeVisible()
    await theirs.close()
  },
)
