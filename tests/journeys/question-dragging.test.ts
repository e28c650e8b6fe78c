import { expect, test } from '../support/browser-test.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { questionCard } from '../support/wizard-page.ts'

test('a question that is dropped just below the last card becomes the last', async ({ page, instructor }) => {
  const quizId = await addQuiz(instructor)
  await page.goto(`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full`)
  const text = (no: number) => questionCard(page, no).getByRole('textbox', { name: 'Question text' })
  const moved = await text(1).textContent()
  const handle = (await questionCard(page, 1).getByTitle('Drag to move the question').boundingBox())!
  const last = (await questionCard(page, 3).boundingBox())!
  const x = handle.x + handle.width / 2
  await page.mouse.move(x, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, last.y + last.height / 2, { steps: 5 })
  await page.mouse.move(x, last.y + last.height + 12, { steps: 5 })
  await expect(questionCard(page, 3)).toHaveAttribute('data-edge', 'bottom')
  await page.mouse.up()
  await expect(text(3)).toHaveText(moved!)
})
