import { test as plain } from 'vitest'
import { startWorld, type Instructor, type World } from './world.ts'

/** A test with a world that the worker's tests share, and two new instructors. */
export const test = plain.extend<{ world: World; instructor: Instructor; otherInstructor: Instructor }>({
  world: [
    async ({}, use) => {
      await using world = await startWorld()
      await use(world)
    },
    { scope: 'worker' },
  ],
  instructor: async ({ world }, use) => use(await world.addInstructor()),
  otherInstructor: async ({ world }, use) => use(await world.addInstructor()),
})
