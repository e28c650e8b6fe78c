import { ulid } from 'ulid'
import { shortBreaks } from '../support/high-limits.ts'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { saveWithRetries, type Save, type SaveStep } from './save-with-retries.ts'

export const batchCount = 3
const batchSize = 20
/** The time between a kill and the restart of the process. */
export const restartAfterMs = 200

/** One of the two servers of a world. */
export type ServerName = 'services' | 'gateway'

/** Starts a world whose gateway retries soon after the services were gone. */
export const startFaultWorld = (): Promise<ProcessWorld> => startProcessWorld({ limits: shortBreaks })

/** An instructor with a quiz, and a save of several batches that replaces its questions. */
export const prepareSave = async (world: ProcessWorld): Promise<{ instructor: Instructor; save: Save }> => {
  const instructor = await world.addInstructor()
  const quizId = await addQuiz(instructor)
  const { quiz } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data
  const save = {
    saveId: ulid(),
    quizId,
    baseRevision: quiz.revision,
    questions: soundQuestions(batchCount * batchSize),
    batchSize,
    isPublished: true,
  }
  return { instructor, save }
}

export const killAndRestart = async (server: ProcessWorld[ServerName]): Promise<void> => {
  await server.kill()
  await new Promise((resolve) => setTimeout(resolve, restartAfterMs))
  await server.restart()
}

/** Runs a save and kills a server once, at the first step that `isKillPoint` accepts. */
export const saveWithKill = async (
  world: ProcessWorld,
  server: ServerName,
  isKillPoint: (step: SaveStep) => boolean,
): Promise<{ history: SaveStep[]; instructor: Instructor; save: Save }> => {
  const { instructor, save } = await prepareSave(world)
  let restarted: Promise<void> | undefined
  const history = await saveWithRetries(world, instructor, save, (step) => {
    if (!restarted && isKillPoint(step)) restarted = killAndRestart(world[server])
  })
  await restarted
  return { history, instructor, save }
}
