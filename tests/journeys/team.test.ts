import type { Browser, Page } from '@playwright/test'
import { essayQuestion, addQuiz } from '../support/seed-objects.ts'
import { expect, signIn, test } from '../support/browser-test.ts'
import { questionCard } from '../support/wizard-page.ts'
import type { Instructor, World } from '../support/world.ts'

const openFor = async (
  browser: Browser,
  world: Pick<World, 'gatewayUrl'>,
  person: Instructor,
  size?: { width: number; height: number },
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: world.gatewayUrl, ...(size && { viewport: size }) })
  const page = await context.newPage()
  await signIn(page, world, person)
  return page
}
const textOf = (page: Page, no: number) =>
  questionCard(page, no).getByRole('textbox', { name: 'Question text' })

/** Marks all that waits for somebody in a quiz. */
const markAll = async (page: Page, count: number, marks: (answer: string) => string): Promise<void> => {
  for (let no = 0; no < count; no++) {
    const answer = await page.locator('section[aria-labelledby=answer] p[dir=auto]').textContent()
    await page.getByRole('button', { name: marks(answer!), exact: true }).click()
    await Promise.all([
      page.waitForResponse('**/marking/save-marks'),
      page.getByRole('button', { name: /^Save \d/ }).click(),
    ])
  }
  // Editors go on with the shares of others.
  await expect(page.getByText(new RegExp(`^${count} of \\d+ marked`))).toBeVisible()
  // What they have open by now is free for others again.
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'To mark' })).toBeVisible()
}

test(
  'three share a quiz, write together, comment, publish, mark in a team, hand over and read the log',
  { tag: '@long' },
  async ({ page: ada, browser, world, instructor, otherInstructor }) => {
    const third = await instructor.addColleague()
    const quizId = await addQuiz(instructor, { name: 'Metals', quiz_type: 'daq' }, [
      essayQuestion(1, { weightage: 5, question: 'What conducts?' }),
      essayQuestion(2, { weightage: 5, question: 'Why?' }),
    ])
    // Share, with an editor and a marker.
    await ada.goto(`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=daq&instructorId=${instructor.uid}`)
    await ada.getByRole('button', { name: 'More actions' }).click()
    await ada.getByRole('menuitem', { name: 'People' }).click()
    const people = ada.getByRole('dialog', { name: 'People with access to Metals' })
    for (const [person, role] of [
      [otherInstructor, 'Editor'],
      [third, 'Marker'],
    ] as const) {
      await people.getByLabel('Colleague’s email').fill(person.email)
      await people.getByLabel('Role', { exact: true }).selectOption(role)
      await people.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(people.getByText(person.name, { exact: true })).toBeVisible()
    }
    await ada.keyboard.press('Escape')
    await ada.reload()

    // Write together.
    const bo = await openFor(browser, world, otherInstructor)
    await bo.goto(`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=daq&instructorId=${instructor.uid}`)
    await textOf(bo, 2).focus()
    await textOf(bo, 2).fill('Why do metals conduct?')
    await expect(ada.getByText(`Also here: ${otherInstructor.name} (question 2)`)).toBeVisible()
    await bo.getByRole('button', { name: 'Save Unpublish' }).click()
    await expect(ada.getByText('Why do metals conduct?').first()).toBeVisible()

    // Comment and resolve, then publish.
    await textOf(bo, 2).focus()
    await questionCard(bo, 2).getByRole('button', { name: 'Comment on question 2' }).click()
    const panel = bo.getByRole('complementary', { name: 'Comments on question 2' })
    await panel.getByRole('textbox', { name: /^Write a comment/ }).fill('Is this clear?')
    await panel.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(panel.getByRole('article', { name: 'Thread' })).toBeVisible()
    await ada.getByRole('button', { name: 'Save Publish' }).click()
    const ask = ada.getByRole('dialog', { name: '1 comment is still open' })
    await ask.getByRole('button', { name: 'Read the comments' }).click()
    const all = ada.getByRole('complementary', { name: 'Comments', exact: true })
    await all.getByRole('button', { name: 'Resolve', exact: true }).click()
    await expect(all.getByText('No open comments.')).toBeVisible()
    await ada.getByRole('button', { name: 'Save Publish' }).click()
    await expect(ada.getByTitle(/^Published on/)).toBeVisible()

    // Mark in a team of three, all answers twice.
    for (const name of ['Ann', 'Ben', 'Col'])
      await instructor.handIn({
        quizId,
        name,
        given: [
          { words: `Copper, says ${name}.`, waits: true },
          { words: `Electrons, says ${name}.`, waits: true },
        ],
      })
    await ada.goto(`/quiz/marking-team?quizId=${quizId}`)
    await ada.getByRole('button', { name: 'Assign answers' }).click()
    const dialog = ada.getByRole('dialog', { name: 'Assign answers to markers' })
    await dialog.getByLabel('Answers marked twice').selectOption('100% of answers')
    await dialog.getByRole('button', { name: 'Assign' }).click()
    const progress = ada.getByRole('table', { name: 'Progress of each marker' })
    for (const { name } of [instructor, otherInstructor, third])
      await expect(progress.getByRole('row', { name })).toContainText('0 of 2')
    const cy = await openFor(browser, world, third, { width: 390, height: 844 })
    for (const [page, mark] of [
      [ada, () => '5'],
      [bo, () => '5'],
      [cy, (answer: string) => (answer.includes('Copper, says Ann') ? '0' : '5')],
    ] as const) {
      await page.goto('/quiz/to-mark')
      const row = page.getByRole('row', { name: /^Metals/ })
      const count = Number(/(\d+) of \d+ assigned to you/.exec((await row.textContent())!)![1])
      await page.goto(`/quiz/marking?quizId=${quizId}`)
      if (count > 0) await markAll(page, count, mark)
    }
    await ada.goto(`/quiz/marking-team?quizId=${quizId}`)
    await expect(ada.getByText('Agreement between markers')).toBeVisible()

    // Hand over, and read the log.
    await ada.goto(`/quiz/session-history?quizId=${quizId}`)
    await ada.getByRole('button', { name: 'More actions' }).click()
    await ada.getByRole('menuitem', { name: 'People' }).click()
    const row = people.getByRole('listitem').filter({ hasText: otherInstructor.name })
    await row.getByRole('button', { name: 'Transfer' }).click()
    await ada
      .getByRole('dialog', { name: /^Transfer this quiz to/ })
      .getByRole('button', { name: 'Transfer' })
      .click()
    await expect(people.getByRole('button', { name: 'Leave this quiz' })).toBeVisible()
    await bo.goto(`/quiz/session-history?quizId=${quizId}`)
    await bo.getByRole('button', { name: 'More actions' }).click()
    await bo.getByRole('menuitem', { name: 'Activity log' }).click()
    const log = bo.getByRole('dialog', { name: /^Activity log:/ })
    await expect(log.getByRole('row').nth(1)).toContainText(`Transferred the quiz: ${otherInstructor.name}`)
    for (const deed of ['Assigned the answers to markers', 'Marked answers', 'Gave a role'])
      await expect(log.getByRole('row', { name: new RegExp(deed) }).first()).toBeVisible()
    await bo.context().close()
    await cy.context().close()
  },
)
