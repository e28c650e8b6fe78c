import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { chooseFaculty, pickFirst, unfold, wizard } from '../support/wizard-page.ts'
import type { Instructor } from '../support/world.ts'

/** A button of the wizard, by its exact name or by a pattern. */
export const button = (page: Page, name: string | RegExp) =>
  wizard(page).getByRole('button', { name, exact: typeof name === 'string' })

/**
 * Opens the form of a new quiz and fills in the required fields and, for a video, the place of the quiz;
 * everything else has defaults. The journey through the wizard fills in every field.
 */
export const openNew = async (page: Page, type: 'full' | 'pop', isInVideo: boolean): Promise<void> => {
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  await expect(button(page, 'Continue')).toBeVisible()
  const form = wizard(page)
  await form.getByLabel('Quiz type').selectOption(type)
  await form.getByLabel('Title').fill('Walked')
  await chooseFaculty(page)
  if (!isInVideo) return
  await unfold(page, 'Course and module')
  for (const field of ['Course', 'Module', 'Chapter', 'Video']) await pickFirst(page, field)
}

/** Opens the form of a stored quiz with this number of questions. */
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
  await expect(button(page, 'Save and add questions')).toBeVisible()
}
