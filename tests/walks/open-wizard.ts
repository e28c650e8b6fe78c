import type { Page } from '@playwright/test'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { expect } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { wizard } from '../support/wizard-page.ts'
import type { Instructor } from '../support/world.ts'

/** A button of the wizard: by its whole name, or by a pattern of it. */
export const button = (page: Page, name: string | RegExp) =>
  wizard(page).getByRole('button', { name, exact: typeof name === 'string' })

/** Opens the form with all that a quiz of this type needs, as its author left it before. */
export const openNew = async (
  page: Page,
  { uid, courseIds }: Instructor,
  type: 'full' | 'pop',
): Promise<void> => {
  const named = (_id: string) => ({ _id, name: 'A place' })
  const details = {
    ...blankDetails(new Date()),
    quiz_type: type,
    name: 'Walked',
    description: 'By a walk.',
    course: named(courseIds.course),
    module: named(courseIds.module),
    chapter: named(courseIds.chapter),
    video: named(courseIds.video),
    faculties: [named(courseIds.faculty)],
    mins: '45',
    passing_percentage: '50',
    session_name: 'Spring',
    session_description: 'The first run.',
    start_time: '2030-01-01 08:00:00',
    end_time: '2030-07-01 08:00:00',
  }
  await page.addInitScript(
    ([key, kept]) => localStorage.setItem(key!, kept!),
    [`quizDetails:${uid}:new`, JSON.stringify(details)],
  )
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  await expect(button(page, 'Continue')).toBeVisible()
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
