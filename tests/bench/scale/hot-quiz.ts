import { sql } from 'drizzle-orm'
import { crowd } from '../../../scripts/scale/mix.ts'
import type { FleetUnderTest } from './fleet-under-test.ts'
import { arrive } from './people.ts'
import type { School } from './school.ts'

/** Hand-ins per second of a crowd, and the mean number of its backends that waited for a row lock. */
export type HandInRate = { handInsPerSecond: number; waiting: number }

const attempts = 400
const sampleMs = 50

/** Begins attempts at these quizzes in turn, then lets a crowd hand them all in. */
export const rateOfHandIns = async (
  { servicesUrl, db }: FleetUnderTest,
  quizzes: School['quizzes'],
): Promise<HandInRate> => {
  const students = Array.from({ length: attempts }, (_, index) =>
    arrive(servicesUrl, quizzes[index % quizzes.length]!, () => undefined),
  )
  for (const student of students) await student.call('startAttempt')
  const left = [...students]
  const samples: number[] = []
  const watch = async (): Promise<void> => {
    while (left.length > 0) {
      const {
        rows: [found],
      } = await db.execute<{ n: number }>(
        sql`select count(*)::integer as n from pg_stat_activity where wait_event_type = 'Lock'`,
      )
      samples.push(found!.n)
      await new Promise((resolve) => setTimeout(resolve, sampleMs))
    }
  }
  const watching = watch().catch(() => undefined)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: crowd }, async () => {
      for (let student = left.pop(); student; student = left.pop()) await student.call('handInAttempt')
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  await watching
  await Promise.all(students.map((student) => student.leave()))
  return {
    handInsPerSecond: attempts / seconds,
    waiting: samples.reduce((sum, n) => sum + n, 0) / Math.max(1, samples.length),
  }
}
