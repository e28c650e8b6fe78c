import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { unfold, wizard } from '../support/wizard-page.ts'
import type { Instructor } from '../support/world.ts'

/** A button of the wizard: by its whole name, or by a pattern of it. */
export const button = (page: Page, name: string | RegExp) =>
  wizard(page).getByRole('button', { name, exact: typeof name === 'string' })

/** Picks the first that a field suggests. */
const pickFirst = async (page: Page, field: string): Promise<void> => {
  await wizard(page).getByRole('combobox', { name: field, exact: true }).click()
  await page.locator('[role=option]:visible').first().click()
}

/** Opens the form of a new quiz and fills in all that a quiz of this type needs. */
export const openNew = async (page: Page, type: 'full' | 'pop'): Promise<void> => {
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  await expect(button(page, 'Continue')).toBeVisible()
  const form = wizard(page)
  await form.getByLabel('Quiz type').selectOption(type)
  await form.getByLabel('Title').fill('Walked')
  await unfold(page, 'Description', 'Where it belongs', 'Time and scoring', 'Session')
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('By a walk.')
  for (const field of ['Course', 'Module', 'Chapter', 'Video', 'Faculties (niches)'])
    await pickFirst(page, field)
  await form.getByLabel('Minutes').fill('45')
  await form.getByLabel('Passing percentage').fill('50')
  await form.getByLabel('Session name').fill('Spring')
  await form.getByRole('textbox', { name: 'Session description' }).fill('The first run.')
}

/** Opens the form of a quiz that is stored, with so many questions. */
export const openExisting = async (
  page: Page,
  instructor: Instructor,
  type: 'full' | 'pop',
  questions: number,
): Promise<void> => {
  const { course, module, chapter, video } = instructor.courseIds
  const details = {
    quiz_type: type,
    course_id: course,
    module_id: module,
    chapter_id: chapter,
    video_id: video,
  }
  const quizId = await addQuiz(instructor, details, soundQuestions(questions))
  await page.goto(`/quiz/quiz-landing?editType=back&EditquizID=${quizId}`)
  await expect(button(page, 'Continue')).toBeVisible()
}
