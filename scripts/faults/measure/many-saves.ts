import { isDeepStrictEqual } from 'node:util'
import { ulid } from 'ulid'
import { placesOf, readStored } from '../../../tests/faults/read-stored.ts'
import { type Save, saveWithRetries } from '../../../tests/faults/save-with-retries.ts'
import { startProcessWorld } from '../../../tests/support/process-world.ts'
import { addQuiz, soundQuestions } from '../../../tests/support/seed-objects.ts'
import type { Instructor } from '../../../tests/support/world.ts'
import type { Found } from '../figures/figure.ts'
import { round } from './machinery.ts'

const instructors = 50
const savesEach = 20
const questionsEach = 100

type Prepared = { instructor: Instructor; save: Save }

const prepare = async (instructor: Instructor): Promise<Prepared> => {
  const quizId = await addQuiz(instructor, {}, [])
  const { quiz } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data
  return {
    instructor,
    save: {
      saveId: ulid(),
      quizId,
      baseRevision: quiz.revision,
      questions: soundQuestions(questionsEach),
      batchSize: questionsEach,
      isPublished: true,
    },
  }
}

/** R18: opens a thousand sockets at once, each with a save of a hundred questions. */
export const measureManySaves = async (): Promise<Found> => {
  await using world = await startProcessWorld()
  const saves: Prepared[] = []
  for (let index = 0; index < instructors; index++) {
    const instructor = await world.addInstructor()
    for (let save = 0; save < savesEach; save++) saves.push(await prepare(instructor))
  }
  const startedAt = performance.now()
  const ends = await Promise.allSettled(
    saves.map(({ instructor, save }) => saveWithRetries(world, instructor, save)),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  const refused = ends.filter(({ status }) => status === 'rejected').length
  let wrong = 0
  for (const [index, { instructor, save }] of saves.entries())
    if (
      ends[index]!.status === 'fulfilled' &&
      !isDeepStrictEqual(await readStored(instructor, save.quizId), placesOf(save.questions))
    )
      wrong++
  const met = wrong === 0 && refused === 0 && seconds <= 60
  return {
    found:
      `${saves.length - refused} of ${saves.length} saves done within a minute, the last after ` +
      `${round(seconds)} s; ${wrong} stored wrong`,
    met,
    ran: `${saves.length} sockets of ${instructors} users, ${questionsEach} questions each, one gateway process`,
    ...(!met && {
      reason: wrong > 0 ? 'an error of ours' : 'clients, gateway and services share two cores',
    }),
  }
}
