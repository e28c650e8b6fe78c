import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { createRandom } from '@quizwright/services/random/seeded-random.ts'

const words = [
  'Motion',
  'Energy',
  'Optics',
  'Algebra',
  'Cells',
  'Genetics',
  'Écologie',
  'Vectors',
  'Logic',
  'Waves',
]

const quiz = (id: string, random: ReturnType<typeof createRandom>): ListedQuiz => {
  const { pick, uniform } = random
  const number = Math.floor(uniform() * 1e6)
  return {
    _id: id,
    name: `${pick(words)} and ${pick(words)} ${number}`,
    quiz_type: pick(['full', 'practice', 'pop', 'daq']),
    instructor_id: 'me',
    course: { name: `Physics for ${pick(words)} ${number % 90}` },
    module: { name: `${pick(words)} in depth` },
    module_id: `01JMODULE${number}`,
    chapter_id: null,
    created_at: '2026-11-22 10:20:30',
    attempts: number % 400,
    reports_count: number % 7,
    is_published: number % 2 === 0,
    is_archived: false,
    ai_applied: number % 5 === 0,
    version: 1 + (number % 4),
    session_id: `01JSESSION${number}`,
  }
}

/** This number of responses of the list, each with 50 rows (about 22 KB) and different bytes. */
export const listAnswers = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, answer) => {
    const random = createRandom(answer + 1)
    const quizzes = Array.from({ length: 50 }, (_quiz, index) =>
      quiz(`01JQUIZ${answer}X${index}X${Math.floor(random.uniform() * 1e9)}`, random),
    )
    const data = { quizzes, total: 500 + answer, page: 1, perPage: 50, hasNextPage: true }
    return Buffer.from(JSON.stringify({ status: 200, data }))
  })
