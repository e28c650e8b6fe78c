import { elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcessWorld } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { cpuSecondsOf } from './cpu.ts'
import { timed } from './performance/compare-calls.ts'

const everyMs = 1_500
const questionsOfQuiz = 20
const betweenSavesMs = 2_000

/** When each revision was saved, as a clock of this process says. */
type SavedAt = Map<number, number>
type Page = { quizId: string; deviceId: string; savedAt: SavedAt; seenAfter: number[]; unheard: string[] }

/**
 * Does what an open editor does until it is stopped: says each moment where its author is, and reads the questions once
 * somebody has saved. Notes how long after the save it has them.
 */
const keepOpen = async (
  author: Instructor,
  { quizId, deviceId, savedAt, seenAfter, unheard }: Page,
  signal: AbortSignal,
): Promise<void> => {
  let revision: number | null = null
  const ask = async (): Promise<void> => {
    const body = { quiz_id: quizId, device_id: deviceId, question_id: null, revision }
    const { data } = await author.viaGateway.bePresent({ body })
    if (revision !== null && data.revision <= revision) return
    const read = await author.viaGateway.getQuestionsByQuizId({ params: { id: quizId }, query: {} })
    const at = savedAt.get(read.data.revision)
    if (revision !== null && at !== undefined) seenAfter.push(performance.now() - at)
    revision = read.data.revision
  }
  // Not all at the same moment.
  await sleep(Math.random() * everyMs)
  while (!signal.aborted) {
    // What fails is asked again, and counted.
    await ask().catch(() => unheard.push(author.uid))
    await sleep(everyMs)
  }
}

const revisionOf = async (author: Instructor, quizId: string): Promise<number> =>
  (await author.viaGateway.getQuizOverview({ query: { quizId } })).data.overview.revision

/** Saves a quiz again and again, each time with another text. Returns how long each save took. */
const saveOften = async (
  author: Instructor,
  { quizId, savedAt }: Pick<Page, 'quizId' | 'savedAt'>,
  saves: number,
): Promise<number[]> => {
  const times: number[] = []
  const questions = soundQuestions(questionsOfQuiz)
  let revision = await revisionOf(author, quizId)
  for (let round = 0; round < saves; round++) {
    const body = {
      quiz_id: quizId,
      questions: questions.map((one) => ({ ...one, solution: `Because of ${round}.` })),
      is_published: false,
      is_skippable: true,
      baseRevision: revision,
    }
    times.push(await timed(() => author.viaGateway.addQuestions({ body })))
    const now = performance.now()
    revision = await revisionOf(author, quizId)
    savedAt.set(revision, now)
    await sleep(betweenSavesMs)
  }
  return times
}

/**
 * Lets so many authors have one quiz open, through the gateway and beside the database at `databaseUrl`, while one of
 * them saves. Times are in milliseconds; the CPU time is that of gateway and services for an author and a minute.
 */
export const measureAuthors = async (databaseUrl: string, authors: number, saves: number) => {
  await using world = await startProcessWorld({ databaseUrl })
  const owner = await world.addInstructor()
  const quizId = await addQuiz(owner, {}, soundQuestions(questionsOfQuiz))
  const team = await Promise.all(Array.from({ length: authors }, () => world.addInstructor()))
  for (const { email } of team)
    await owner.direct.addShare({ body: { quiz_id: quizId, email, role: 'editor' } })
  const quiz = { quizId, savedAt: new Map<number, number>() }
  const alone = await saveOften(owner, quiz, saves)
  const leaving = new AbortController()
  const seenAfter: number[] = []
  const unheard: string[] = []
  const open = team.map((author) =>
    keepOpen(author, { ...quiz, deviceId: author.uid, seenAfter, unheard }, leaving.signal),
  )
  await sleep(2 * everyMs)
  const cpu = () => cpuSecondsOf(world.services.pid()) + cpuSecondsOf(world.gateway.pid())
  const [cpuBefore, begun] = [cpu(), performance.now()]
  const together = await saveOften(elementAt(team, 0), quiz, saves)
  const minutes = (performance.now() - begun) / 60_000
  const cpuMs = ((cpu() - cpuBefore) * 1_000) / authors / minutes
  leaving.abort()
  await Promise.all(open)
  return { alone, together, seenAfter, unheard: unheard.length, cpuMs }
}
