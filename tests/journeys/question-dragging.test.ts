import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { questionCard } from '../support/wizard-page.ts'

/** Opens a quiz whose question n asks for n + n. */
const openEditor = async (page: Page, instructor: Instructor, count: number): Promise<void> => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(count))
  await page.goto(`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full`)
  await expect(questionCard(page, Math.min(count, 10))).toBeVisible()
}

/** The order of the questions on the page, by their first numbers: question n was "How much is n + n?". */
const order = (page: Page): Promise<number[]> =>
  page
    .getByRole('textbox', { name: 'Question text' })
    .evaluateAll((texts) => texts.map((text) => Number(/\d+/.exec((text as HTMLTextAreaElement).value)?.[0])))

const boxOf = async (element: Locator) => (await element.boundingBox())!

/** Presses the handle of a question and begins to drag it. */
const beginDrag = async (page: Page, no: number): Promise<void> => {
  const handle = questionCard(page, no).getByTitle('Drag to move the question')
  await handle.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(handle)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + 5)
}

/**
 * Moves the dragged question to some pixels above (negative) or below an edge of an element. Playwright's
 * browser reports that something is dragged over an element at its second move there.
 */
const dragTo = async (page: Page, to: Locator, edge: 'top' | 'bottom', pixels: number): Promise<void> => {
  const { x, y, height } = await boxOf(to)
  const target = (edge === 'top' ? y : y + height) + pixels
  await page.mouse.move(x + 40, target, { steps: 5 })
  await page.mouse.move(x + 41, target)
}

test.describe('in a window with room for all questions', () => {
  test.use({ viewport: { width: 1280, height: 1500 } })

  test('a question is dropped between two others, at the top and below the last, and stays there', async ({
    page,
    instructor,
  }) => {
    await openEditor(page, instructor, 4)
    await beginDrag(page, 1)
    // In the gap between two cards, where there is no card.
    await dragTo(page, questionCard(page, 3), 'bottom', 3)
    await expect(questionCard(page, 3)).toHaveAttribute('data-edge', 'bottom')
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([2, 3, 1, 4])

    await beginDrag(page, 4)
    await dragTo(page, questionCard(page, 1), 'top', -10)
    await expect(questionCard(page, 1)).toHaveAttribute('data-edge', 'top')
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([4, 2, 3, 1])

    await beginDrag(page, 2)
    await dragTo(page, page.getByRole('button', { name: 'Add question' }), 'bottom', 0)
    await expect(questionCard(page, 4)).toHaveAttribute('data-edge', 'bottom')
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([4, 3, 1, 2])
    await expect(page.locator('[data-edge]')).toHaveCount(0)

    await page.getByRole('button', { name: 'Save Unpublish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expect(questionCard(page, 4)).toBeVisible()
    expect(await order(page)).toEqual([4, 3, 1, 2])
  })

  test(
    'no edge is marked where the question already is, and Escape ends the drag without a move',
    { tag: '@long' },
    async ({ page, instructor }) => {
      await openEditor(page, instructor, 3)
      await beginDrag(page, 1)
      await dragTo(page, questionCard(page, 2), 'bottom', -5)
      await expect(questionCard(page, 2)).toHaveAttribute('data-edge', 'bottom')
      await dragTo(page, questionCard(page, 2), 'top', 5)
      await expect(page.locator('[data-edge]')).toHaveCount(0)
      await dragTo(page, questionCard(page, 3), 'bottom', -5)
      await expect(questionCard(page, 3)).toHaveAttribute('data-edge', 'bottom')
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect(page.locator('[data-edge]')).toHaveCount(0)
      expect(await order(page)).toEqual([1, 2, 3])
    },
  )

  test(
    'a card is dropped on a row of the summary, and moves to the page of that row',
    { tag: '@long' },
    async ({ page, instructor }) => {
      await openEditor(page, instructor, 12)
      await beginDrag(page, 1)
      const row = page.locator('button[data-no="12"]')
      await dragTo(page, row, 'bottom', -3)
      await expect(row).toHaveAttribute('data-edge', 'bottom')
      await page.mouse.up()
      await expect.poll(() => order(page)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      await expect(row).toContainText('How much is 1 + 1?')
    },
  )
})

test(
  'a question is dragged to the lower edge of the window, which scrolls until the last card is there',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await openEditor(page, instructor, 10)
    await beginDrag(page, 1)
    const last = questionCard(page, 10)
    const bottom = page.viewportSize()!.height - 10
    // The window scrolls by itself while the pointer stays near its edge.
    await expect(async () => {
      await page.mouse.move(300, bottom)
      await page.mouse.move(301, bottom)
      expect((await boxOf(last)).y + (await boxOf(last)).height).toBeLessThan(bottom - 20)
    }).toPass({ intervals: [100] })
    await dragTo(page, last, 'bottom', 4)
    await expect(last).toHaveAttribute('data-edge', 'bottom')
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 1])
  },
)
