import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { createClient } from '@quizwright/contracts/http/client.ts'
import { hostileText, makeHostile } from './hostile-parts.ts'
import type { Instructor, World } from './world.ts'

const maxName = 100
const rows: readonly Row[] = Object.values(endpoints)

/**
 * Wraps an instructor so that all texts of created objects are hostile, including names and texts of their
 * students. Students are added a second time with normal texts, because lines with hostile texts may not name
 * anybody.
 */
export const hostileInstructor = (instructor: Instructor, { servicesUrl }: World): Instructor => {
  const send: typeof fetch = async (input, init) => {
    const path = new URL(input as string).pathname.slice(1)
    const row = rows.find((one) => one.method === init?.method && one.path === path)
    if (!row?.body || typeof init?.body !== 'string') return fetch(input, init)
    const { body } = makeHostile(row, { body: JSON.parse(init.body) })
    const response = await fetch(input, { ...init, body: JSON.stringify(body) })
    return row === endpoints.addStudents ? fetch(input, init) : response
  }
  const shortText = (original: string) => hostileText(original, (text) => text.length <= maxName)
  return {
    ...instructor,
    direct: createClient({ baseUrl: `${servicesUrl}/`, headers: () => instructor.headers, fetch: send }),
    handIn: (attempt) =>
      instructor.handIn({
        ...attempt,
        email: `${crypto.randomUUID()}@students.example`,
        name: shortText(attempt.name),
        city: shortText('Lahore'),
        university: shortText('College of Arts'),
        given: attempt.given.map((given) =>
          typeof given === 'object' && given
            ? { ...given, words: hostileText(given.words, () => true) }
            : given,
        ),
      }),
  }
}
