import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { expect, refusedCall, signIn, test } from '../support/browser-test.ts'

const mayLeave = process.env['SCREENSHOTS']

test('a quiz is shared, changed by an editor, only seen by a viewer, and handed over', async ({
  page,
  browser,
  world,
  instructor,
  otherInstructor,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedCall(422))
  const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(2), true)
  await page.goto(`/quiz/session-history?quizId=${quizId}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'People' }).click()
  const people = page.getByRole('dialog', { name: 'People who work on Waves' })
  await people.getByLabel('E-mail of a colleague').fill('nobody@example.org')
  await people.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(people.getByText('Nobody signs in here with this e-mail address.')).toBeVisible()
  await people.getByLabel('E-mail of a colleague').fill(otherInstructor.email)
  await people.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(people.getByText(otherInstructor.name, { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  if (mayLeave) await page.screenshot({ path: `${mayLeave}/people.png` })

  const theirs = await browser.newContext({ baseURL: world.gatewayUrl, colorScheme: 'dark' })
  const colleague = await theirs.newPage()
  await signIn(colleague, world, otherInstructor)
  await colleague.goto('/quiz/quiz-landing')
  await colleague.getByRole('link', { name: 'Shared with me' }).click()
  await expect(colleague.getByRole('row', { name: /Waves/ })).toContainText(`Editor${instructor.name}`)
  if (mayLeave) await colleague.screenshot({ path: `${mayLeave}/shared.png` })
  await colleague.getByRole('link', { name: 'Waves' }).click()
  await expect(colleague.getByRole('button', { name: `Editor · ${instructor.name} owns it` })).toBeVisible()
  await colleague.getByRole('button', { name: 'Waves', exact: true }).click()
  await colleague.getByLabel('Title').fill('Waves of sound')
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Waves of sound')

  await people.getByLabel(`Role of ${otherInstructor.name}`).selectOption('Viewer')
  await expect(people.getByLabel(`Role of ${otherInstructor.name}`)).toHaveValue('viewer')
  await colleague.reload()
  await expect(
    colleague.getByRole('heading', { name: `${instructor.name} owns this quiz. Ask for the role Editor.` }),
  ).toBeVisible()
  if (mayLeave) {
    await colleague.screenshot({ path: `${mayLeave}/viewer.png` })
    await colleague.setViewportSize({ width: 390, height: 800 })
    await colleague.screenshot({ path: `${mayLeave}/viewer-phone.png` })
    await page.setViewportSize({ width: 390, height: 800 })
    await page.screenshot({ path: `${mayLeave}/people-phone.png` })
    await colleague.setViewportSize({ width: 1280, height: 800 })
  }
  await colleague.getByRole('link', { name: 'Look at the preview' }).click()
  await expect(colleague.getByText('How much is 1 + 1?')).toBeAttached()
  await colleague.goto(`/quiz/session-history?quizId=${quizId}`)
  await expect(colleague.getByRole('table', { name: 'Sessions' })).toBeVisible()
  for (const absent of [/Add Session/i, /^Edit /, /^Attempts in/])
    await expect(colleague.getByRole('button', { name: absent })).toHaveCount(0)
  if (mayLeave) await colleague.screenshot({ path: `${mayLeave}/viewer-sessions.png` })

  await people.getByRole('button', { name: `Take the role of ${otherInstructor.name} away` }).click()
  await expect(people.getByText(otherInstructor.name, { exact: true })).toHaveCount(0)
  // Shared again, the quiz is handed over, and its log says so to the new owner.
  await people.getByLabel('E-mail of a colleague').fill(otherInstructor.email)
  await people.getByRole('button', { name: 'Add', exact: true }).click()
  await people.getByRole('button', { name: 'Hand over' }).click()
  const confirm = page.getByRole('dialog', { name: /^Hand this quiz over to/ })
  await expect(confirm.getByText('1 session with its link')).toBeVisible()
  if (mayLeave) await page.screenshot({ path: `${mayLeave}/hand-over.png` })
  await confirm.getByRole('button', { name: 'Hand over' }).click()
  await expect(people.getByRole('button', { name: 'Leave this quiz' })).toBeVisible()
  await colleague.reload()
  await colleague.getByRole('button', { name: 'More actions' }).click()
  await colleague.getByRole('menuitem', { name: 'Log' }).click()
  const log = colleague.getByRole('dialog', { name: /^Log of/ })
  await expect(log.getByRole('row').nth(1)).toContainText(`Handed the quiz over: ${otherInstructor.name}`)
  await expect(log.getByRole('row', { name: /Changed a role/ })).toContainText(instructor.name)
  expect(await findViolations(colleague)).toEqual([])
  if (mayLeave) {
    await colleague.screenshot({ path: `${mayLeave}/log.png` })
    await colleague.setViewportSize({ width: 390, height: 800 })
    await colleague.screenshot({ path: `${mayLeave}/log-phone.png` })
  }
  await theirs.close()
})
