import type { Page } from '@playwright/test'
import { addQuiz, soundQuestion, soundQuestions } from './seed-objects.ts'
import type { Instructor } from './world.ts'

export const listPath = '/quiz/quiz-landing'

export const rows = (page: Page) =>
  page.getByRole('table', { name: 'Quizzes' }).locator('tbody tr[data-index]')
export const names = (page: Page) => rows(page).locator('th a.title')
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

/** Chooses an item of the menu of a quiz. */
export const chooseAction = async (page: Page, name: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Chooses an action for selected quizzes while none is selected. */
export const chooseWithoutSelection = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Actions on selected quizzes' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Adds three published quizzes of different kinds and two unpublished ones. */
export const addFiveQuizzes = async (instructor: Instructor): Promise<void> => {
  const { course, module } = instructor.courseIds
  await addQuiz(
    instructor,
    { name: 'Algebra', course_id: course, module_id: module },
    soundQuestions(2),
    true,
  )
  await addQuiz(instructor, { name: 'Biology', quiz_type: 'practice' }, soundQuestions(1), true)
  await addQuiz(instructor, { name: 'Chemistry' }, soundQuestions(1), true)
  await addQuiz(instructor, { name: 'Drawing' }, [soundQuestion(1), soundQuestion(2, { question: '' })])
  await addQuiz(instructor, { name: 'Essays', quiz_type: 'daq' }, [])
}
