import { followMemory } from '../../../tests/bench/follow-memory.ts'
import { saveNewQuiz } from '../../../tests/bench/save-new-quiz.ts'
import { startProcessWorld, type ProcessWorld } from '../../../tests/support/process-world.ts'
import type { Instructor } from '../../../tests/support/world.ts'
import type { Found } from '../figures/figure.ts'
import { percentile, round } from './machinery.ts'

const quizCount = 5
const perQuiz = 10_000
/** The same size of a part as in the page. */
const perRead = 1_000
const readsAtOnce = 3

/** Measures the milliseconds until the first byte of a response. */
const timeFirstByte = async (
  world: ProcessWorld,
  { headers }: Instructor,
  quizId: string,
): Promise<number> => {
  const startedAt = performance.now()
  const response = await fetch(
    `${world.gatewayUrl}/api/quiz/find-questions/${quizId}?from=0&count=${perRead}`,
    { headers },
  )
  await response.body!.getReader().read()
  return performance.now() - startedAt
}

const readAll = async ({ viaGateway }: Instructor, quizId: string): Promise<number> => {
  let read = 0
  for (let from = 0; from < perQuiz; from += perRead * readsAtOnce) {
    const starts = Array.from({ length: readsAtOnce }, (_, index) => from + index * perRead)
    const parts = await Promise.all(
      starts
        .filter((start) => start < perQuiz)
        .map((start) =>
          viaGateway.findQuestions({ params: { quizId }, query: { from: start, count: perRead } }),
        ),
    )
    read += parts.reduce((sum, { data }) => sum + data.questions.length, 0)
  }
  return read
}

/** R22: reads five quizzes of the largest size for an export. */
export const measureLargeExport = async (): Promise<Found> => {
  await using world = await startProcessWorld()
  const instructor = await world.addInstructor()
  const quizIds: string[] = []
  for (let count = 0; count < quizCount; count++)
    quizIds.push((await saveNewQuiz(world, instructor, perQuiz)).quizId)
  // One after the other, because each waits until its process is idle.
  const services = await followMemory(world.services.pid())
  const gateway = await followMemory(world.gateway.pid())
  const firstBytes: number[] = []
  for (const quizId of quizIds) firstBytes.push(await timeFirstByte(world, instructor, quizId))
  let read = 0
  for (const quizId of quizIds) read += await readAll(instructor, quizId)
  const [ofServices, ofGateway] = [await services.end(), await gateway.end()]
  const more = {
    services: ofServices.peakMB - ofServices.idleMB,
    gateway: ofGateway.peakMB - ofGateway.idleMB,
  }
  const firstMs = percentile(firstBytes, 50)
  const met = read === quizCount * perQuiz && firstMs <= 200 && Math.max(more.services, more.gateway) <= 32
  return {
    found:
      `the first byte after ${round(firstMs, 0)} ms; ${round(more.services, 0)} MB more in the services, ` +
      `${round(more.gateway, 0)} MB in the gateway`,
    met,
    ran: `${read} questions of ${quizCount} quizzes, in parts of ${perRead}, ${readsAtOnce} at once`,
    ...(!met && {
      reason: 'each part is read, checked and relayed whole, and heaps grow before they are swept',
    }),
  }
}
