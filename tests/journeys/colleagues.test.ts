import { findViolations } from '../support/find-violations.ts'
import type { Page } from '@playwright/test'
import { questionCard } from '../support/wizard-page.ts'
import { addQuiz, essayQuestion, soundQuestions } from '../support/seed-objects.ts'
import { expect, refusedCall, signIn, test } from '../support/browser-test.ts'

test(
  'a quiz is shared, changed by an editor, only seen by a viewer, and handed over',
  { tag: '@long' },
  async ({ page, browser, world, instructor, otherInstructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(422))
    const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(2), true)
    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'People' }).click()
    const people = page.getByRole('dialog', { name: 'People with access to Waves' })
    await people.getByLabel('Colleague’s email').fill('nobody@example.org')
    await people.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(people.getByText('No account here uses this email address.')).toBeVisible()
    await people.getByLabel('Colleague’s email').fill(otherInstructor.email)
    await people.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(people.getByText(otherInstructor.name, { exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    const theirs = await browser.newContext({ baseURL: world.gatewayUrl, colorScheme: 'dark' })
    const colleague = await theirs.newPage()
    await signIn(colleague, world, otherInstructor)
    await colleague.goto('/quiz/quiz-landing')
    await colleague.getByRole('link', { name: 'Shared with me' }).click()
    await expect(colleague.getByRole('row', { name: /Waves/ })).toContainText(`Editor${instructor.name}`)
    await colleague.getByRole('link', { name: 'Waves' }).click()
    await expect(
      colleague.getByRole('button', { name: `Editor · owned by ${instructor.name}` }),
    ).toBeVisible()
    await colleague.getByRole('button', { name: 'Waves', exact: true }).click()
    await colleague.getByLabel('Title').fill('Waves of sound')
    await colleague.keyboard.press('Enter')
    await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Waves of sound')

    await people.getByLabel(`Role of ${otherInstructor.name}`).selectOption('Viewer')
    await expect(people.getByLabel(`Role of ${otherInstructor.name}`)).toHaveValue('viewer')
    await colleague.reload()
    await expect(
      colleague.getByRole('heading', {
        name: `${instructor.name} owns this quiz. Ask them for the role Editor.`,
      }),
    ).toBeVisible()
    await colleague.getByRole('link', { name: 'Open preview' }).click()
    await expect(colleague.getByText('How much is 1 + 1?')).toBeAttached()
    await colleague.goto(`/quiz/session-history?quizId=${quizId}`)
    await expect(colleague.getByRole('table', { name: 'Sessions' })).toBeVisible()
    for (const absent of [/Add Session/i, /^Edit /, /^Extra time or attempts in/])
      await expect(colleague.getByRole('button', { name: absent })).toHaveCount(0)

    await people.getByRole('button', { name: `Remove ${otherInstructor.name}` }).click()
    await expect(people.getByText(otherInstructor.name, { exact: true })).toHaveCount(0)
    // Shared again, the quiz is handed over, and its log says so to the new owner.
    await people.getByLabel('Colleague’s email').fill(otherInstructor.email)
    await people.getByRole('button', { name: 'Add', exact: true }).click()
    await people.getByRole('button', { name: 'Transfer' }).click()
    const confirm = page.getByRole('dialog', { name: /^Transfer this quiz to/ })
    await expect(confirm.getByText('1 session with its link')).toBeVisible()
    await confirm.getByRole('button', { name: 'Transfer' }).click()
    await expect(people.getByRole('button', { name: 'Leave this quiz' })).toBeVisible()
    await colleague.reload()
    await colleague.getByRole('button', { name: 'More actions' }).click()
    await colleague.getByRole('menuitem', { name: 'Activity log' }).click()
    const log = colleague.getByRole('dialog', { name: /^Activity log:/ })
    await expect(log.getByRole('row').nth(1)).toContainText(`Transferred the quiz: ${otherInstructor.name}`)
    await expect(log.getByRole('row', { name: /Changed a role/ })).toContainText(instructor.name)
    expect(await findViolations(colleague)).toEqual([])
    await theirs.close()
  },
)

const textOf = (page: Page, no: number) =>
  questionCard(page, no).getByRole('textbox', { name: 'Question text' })

test('two write together: each sees where the other is, saves arrive by themselves, and one part is asked', async ({
  page,
  browser,
  world,
  instructor,
  otherInstructor,
  consoleErrors,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Together' }, soundQuestions(2))
  const body = { quiz_id: quizId, email: otherInstructor.email, role: 'editor' as const }
  await instructor.direct.addShare({ body })
  const theirs = await browser.newContext({ baseURL: world.gatewayUrl, colorScheme: 'dark' })
  const colleague = await theirs.newPage()
  await signIn(colleague, world, otherInstructor)
  const address = `/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full&instructorId=${instructor.uid}`
  await page.goto(address)
  await colleague.goto(address)
  await textOf(colleague, 2).focus()
  await expect(page.getByText(`Also here: ${otherInstructor.name} (question 2)`)).toBeVisible()
  await expect(colleague.getByText(`Also here: ${instructor.name} (question 1)`)).toBeVisible()

  await textOf(page, 1).fill('Mine, not saved yet')
  await textOf(colleague, 2).fill('Written by a colleague')
  await colleague.getByRole('button', { name: 'Save Unpublish' }).click()
  await expect(
    page.getByText(`${otherInstructor.name} saved changes. They’re now in your questions.`),
  ).toBeVisible()
  await expect(textOf(page, 2)).toHaveValue('Written by a colleague')
  await expect(textOf(page, 1)).toHaveValue('Mine, not saved yet')

  await textOf(colleague, 1).focus()
  await textOf(colleague, 1).fill('Theirs')
  await colleague.getByRole('button', { name: 'Save Unpublish' }).click()
  await expect(page.getByText(`${otherInstructor.name} saved a part that you’ve changed too.`)).toBeVisible()
  await page.getByRole('button', { name: 'Compare and choose' }).click()
  await page.getByRole('radio', { name: 'Both' }).check()
  await page.getByRole('button', { name: 'Keep these' }).click()
  await expect(textOf(page, 3)).toHaveValue('Written by a colleague')
  await page.getByRole('button', { name: 'Save Unpublish' }).click()
  for (const [index, text] of ['Mine, not saved yet', 'Theirs', 'Written by a colleague'].entries())
    await expect(textOf(colleague, index + 1)).toHaveValue(text)

  // A role that is taken away while its holder types leaves what was typed, and a copy of one's own.
  await textOf(colleague, 3).fill('Typed when the role was gone')
  const named = { quiz_id: quizId, kind: 'person' as const, subject_id: otherInstructor.uid }
  consoleErrors.allow(refusedCall(409))
  await instructor.direct.removeShare({ body: named })
  await expect(colleague.getByText(`Your role in this quiz was removed by ${instructor.name}.`)).toBeVisible()
  await colleague.getByRole('button', { name: 'Make a copy' }).click()
  await expect(colleague.getByText('Your copy is ready. It has what you typed.')).toBeVisible()
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Together')
  await expect(textOf(colleague, 3)).toHaveValue('Typed when the role was gone')
  expect(colleague.url()).not.toContain(quizId)
  await theirs.close()
})

test(
  'two mark together: shared quizzes wait for a marker too, and nobody gets what another has open',
  { tag: '@long' },
  async ({ page, browser, world, instructor, otherInstructor }) => {
    const quizId = await addQuiz(instructor, { quiz_type: 'daq', name: 'Light' }, [essayQuestion(1)], true)
    for (const name of ['Ann', 'Bo'])
      await instructor.handIn({ quizId, name, given: [{ words: `Light of ${name}`, waits: true }] })
    const body = { quiz_id: quizId, email: otherInstructor.email, role: 'marker' as const }
    await instructor.direct.addShare({ body })
    const theirs = await browser.newContext({ baseURL: world.gatewayUrl, colorScheme: 'dark' })
    const colleague = await theirs.newPage()
    await signIn(colleague, world, otherInstructor)
    await colleague.goto('/quiz/to-mark')
    await expect(colleague.getByRole('row', { name: /^Light/ })).toContainText(`Owned by ${instructor.name}`)
    const address = `/quiz/marking?quizId=${quizId}&order=student`
    await page.goto(address)
    await expect(page.getByText('Light of Ann')).toBeVisible()
    await colleague.goto(address)
    await expect(colleague.getByText('Light of Bo')).toBeVisible()
    await expect(colleague.getByText('0 of 1 marked')).toBeVisible()
    // The first comes to an answer that the second has open.
    await page.getByRole('button', { name: 'Next answer (J)' }).click()
    await expect(page.getByText(`${otherInstructor.name} has this answer open.`)).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await colleague.getByRole('button', { name: 'Team comments', exact: true }).click()
    const panel = colleague.getByRole('complementary', { name: 'Comments on the answer of Bo' })
    await panel.getByRole('textbox', { name: /^Write a comment/ }).fill('Half a mark?')
    await panel.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(panel.getByRole('article', { name: 'Thread' })).toContainText('Half a mark?')
    await expect(colleague.getByRole('button', { name: '1 team comment', exact: true })).toBeVisible()
    expect(await findViolations(colleague)).toEqual([])
    await theirs.close()
  },
)
