import { expect, type Frame, type Page } from '@playwright/test'
import type { TestPlatform } from '@quizwright/services/test-support/test-platform.ts'
import type { openMarks } from '../faults/marks-of-a-course.ts'

/** The student's page in the frame of the course. */
export const quizFrame = async (page: Page): Promise<Frame> => {
  const find = () => page.frames().find((frame) => frame.url().includes('/learn/'))
  await expect.poll(() => find()?.url()).toBeDefined()
  return find()!
}

/** Expects the marks of all who have any to stand in the gradebook, and no other. */
export const expectGradebook = async (
  platform: TestPlatform,
  marks: ReturnType<typeof openMarks>,
): Promise<void> => {
  await marks.read()
  const wanted = [...marks.students.values()].map(({ name, isMarked, shares }) => [
    name,
    isMarked ? Math.round(shares.at(-1)! * 1e4) / 100 : undefined,
  ])
  const there = () =>
    wanted.map(([name]) => {
      const score = platform.results.get(String(name))?.resultScore
      return [name, score === undefined ? undefined : Math.round(score * 100) / 100]
    })
  await expect.poll(there, { timeout: 60_000 }).toEqual(wanted)
}
