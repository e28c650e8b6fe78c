import { begin } from '@quizwright/services/test-support/learner-client.ts'
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import { questionCard } from '../support/wizard-page.ts'

const shots = process.env['AREA_SHOTS']
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

/** A drawing of 600 to 400 pixels with three discs. */
const drawing = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">' +
        '<rect width="600" height="400" fill="#dfe9d2"/>' +
        '<circle cx="120" cy="100" r="40" fill="#c33"/><circle cx="300" cy="220" r="40" fill="#36c"/>' +
        '<circle cx="480" cy="320" r="40" fill="#fc3"/></svg>',
    ),
  )
    .png()
    .toBuffer()

test(
  'an author draws areas on an image, a student chooses them on a phone, and the key is corrected for everybody',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const quizId = await addQuiz(instructor, openNow(), [
      soundQuestion(1, { question: 'Which disc is blue?', weightage: 2 }),
    ])
    const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
    await page.goto(`/quiz/edit-quiz-questions?${place}`)
    const card = questionCard(page, 1)
    await card.getByLabel('Kind of question').selectOption('Hotspot')
    // The options became areas with their names.
    await expect(card.getByRole('listitem', { name: 'Area 1' }).getByLabel('Name')).not.toHaveValue('')
    while ((await card.getByRole('button', { name: /^Remove area/ }).count()) > 0)
      await card.getByRole('button', { name: 'Remove area 1' }).click()
    const chosen = page.waitForEvent('filechooser')
    await card.getByRole('button', { name: 'Add an image to areas' }).click()
    await (await chosen).setFiles({ name: 'discs.png', mimeType: 'image/png', buffer: await drawing() })
    const image = card.locator('.image-areas img')
    await expect(image).toBeVisible()
    await card.getByLabel('Description of the image with the areas').fill('Three discs')
    await image.scrollIntoViewIfNeeded()
    const box = (await image.boundingBox())!
    const at = (x: number, y: number) =>
      [box.x + (x * box.width) / 600, box.y + (y * box.height) / 400] as const
    for (const [x, y] of [
      [120, 100],
      [300, 220],
      [480, 320],
    ] as const) {
      await page.mouse.move(...at(x - 45, y - 45))
      await page.mouse.down()
      await page.mouse.move(...at(x, y), { steps: 3 })
      await page.mouse.move(...at(x + 45, y + 45), { steps: 3 })
      await page.mouse.up()
    }
    await expect(card.getByRole('listitem', { name: 'Area 3' })).toBeVisible()
    await card.getByRole('listitem', { name: 'Area 2' }).getByLabel('Shape').selectOption('Circle')
    await card.getByRole('listitem', { name: 'Area 1' }).getByLabel('Correct').check()
    await card.getByRole('listitem', { name: 'Area 2' }).getByLabel('Name').fill('The blue one')
    await card.getByLabel('Students may choose').selectOption('At most 1')
    await shoot(page, 'editor')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Publish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()

    const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(data.link)
    await enterDetails(page, 'Bo')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    const areas = page.locator('.image-areas label')
    await expect(areas).toHaveCount(3)
    await expect(page.getByText('The blue one')).toHaveCount(0)
    await areas.nth(0).locator('svg > *').last().click()
    await expect(page.getByRole('radio', { name: 'Area 1' })).toBeChecked()
    // The arrow keys choose another one, and its outline shows the focus.
    await page.getByRole('radio', { name: 'Area 1' }).press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Area 2' })).toBeChecked()
    await expect(areas.nth(1)).toHaveClass(/focused/)
    await shoot(page, 'student')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Submit' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')
    await page.getByRole('button', { name: 'Question 1, incorrect' }).click()
    await expect(page.getByRole('radio', { name: 'Area 2. Incorrect' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Area 1. Correct, not chosen' })).toBeVisible()
    await shoot(page, 'review')
    expect(await findViolations(page)).toEqual([])

    const { data: session } = await instructor.direct.getGeneralSession({ params: { quizId } })
    const other = await begin(world.servicesUrl, session.session._id, `cy.${instructor.uid}`)
    const { data: stored } = await instructor.direct.getQuizQuestions({ params: { id: quizId }, query: {} })
    const answer = {
      question_id: stored.questions[0]!._id,
      selected: [],
      answer: '',
      is_marked: false,
      time_spent: 3,
    }
    await other.learner.handInAttempt({
      params: other.params,
      body: { answers: [{ ...answer, response: { picks: [0], texts: [] } }] },
    })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/quiz/question-vise-stats/${quizId}`)
    const parts = page.getByRole('region', { name: 'Parts of question 1' })
    await parts.getByText('The blue one').click()
    await expect(parts.getByRole('row', { name: /^Chosen/ })).toContainText('1')
    await expect(parts.getByRole('row', { name: /^Not chosen/ })).toContainText('Correct')
    await shoot(page, 'statistics')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Regrade question 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regrade question 1' })
    await dialog.getByLabel('Area 1').uncheck()
    await dialog.getByLabel('Area 2: The blue one').check()
    await shoot(page, 'correction')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    await dialog.getByLabel('Reason for the correction').fill('The second disc is the blue one.')
    await dialog.getByRole('button', { name: 'Regrade' }).click()
    await expect(dialog.getByText('Marks corrected. Results changed: 2.')).toBeVisible()
    await page.goto(data.link)
    await expect(page.getByRole('button', { name: 'Question 1, correct' })).toBeVisible()
  },
)
