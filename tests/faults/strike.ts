import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { expectStoredOnce } from './check-stored.ts'
import { saveWithRetries, type Save, type Step } from './saving-client.ts'

export const batches = 3
const batchSize = 20
const restartAfterMs = 200

/** A world whose gateway soon asks again after services that were gone. */
export const startStruckWorld = (): Promise<ProcessWorld> =>
  startProcessWorld({ limits: { breakerFirstOpenMs: 200, breakerLongestOpenMs: 400 } })

/** An instructor with an empty quiz, and a save of several batches that is to fill it. */
export const prepare = async (world: ProcessWorld): Promise<{ instructor: Instructor; save: Save }> => {
  const instructor = await world.addInstructor()
  const quizId = await addQuiz(instructor)
  const { revision } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data.quiz
  return {
    instructor,
    save: {
      saveId: ulid(),
      quizId,
      baseRevision: revision,
      questions: soundQuestions(batches * batchSize),
      batchSize,
      isPublished: true,
    },
  }
}

export const killAndRestart = async (server: ProcessWorld['services']): Promise<void> => {
  await server.kill()
  await new Promise((resolve) => setTimeout(resolve, restartAfterMs))
  await server.restart()
}

/** Runs a save and strikes once, when the step comes for the first time. */
export const strikeAt = async (
  world: ProcessWorld,
  server: 'services' | 'gateway',
  isTheMoment: (step: Step) => boolean,
): Promise<{ history: Step[]; instructor: Instructor; save: Save }> => {
  const { instructor, save } = await prepare(world)
  let struck: Promise<void> | undefined
  const history = await saveWithRetries(world, instructor, save, (step) => {
    if (!struck && isTheMoment(step)) struck = killAndRestart(world[server])
  })
  await struck
  return { history, instructor, save }
}

/** Registers a test for every step of a save at which a server may be killed. */
export const killAtEveryStep = (server: 'services' | 'gateway') =>
  describe(`the ${server} killed in the middle of a save`, () => {
    let world: ProcessWorld
    beforeAll(async () => {
      world = await startStruckWorld()
    })
    afterAll(() => world[Symbol.asyncDispose]())

    for (let k = 0; k <= batches; k++) {
      const what = k === batches ? 'complete' : `batch ${k}`
      test(`right after ${what} was sent`, async () => {
        const { history, instructor, save } = await strikeAt(
          world,
          server,
          ({ did, index }) => did === 'sent' && index === k,
        )
        expect(
          history.some(({ did }) => did === 'broke'),
          'the kill was felt',
        ).toBe(true)
        await expectStoredOnce(instructor, save.quizId, save.questions)
      })
    }

    for (let k = 0; k < batches; k++) {
      test(`right after batch ${k} was acknowledged`, async () => {
        const { history, instructor, save } = await strikeAt(
          world,
          server,
          ({ did, index }) => did === 'acknowledged' && index === k,
        )
        const acknowledged = history.filter(({ did }) => did === 'acknowledged').map(({ index }) => index)
        if (server === 'services')
          expect(acknowledged, 'what was acknowledged is never asked for again').toEqual([
            ...new Set(acknowledged),
          ])
        await expectStoredOnce(instructor, save.quizId, save.questions)
        expect(
          (await instructor.viaGateway.getQuizForInstructor({ params: { id: save.quizId } })).data.quiz
            .is_published,
        ).toBe(true)
      })
    }
  })
