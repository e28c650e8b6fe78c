import { attemptId, attemptsPerQuiz, type Form, questionCount, quizCount, quizId } from './make-forms.ts'

/** A statement with the values of one round. */
type Statement = { sql: string; values: (string | number)[] }
export type Work = { what: string; statements: (form: Form, round: number) => Statement[] }

/** A quiz and an attempt that no other round uses. */
const pick = (round: number): { quiz: number; attempt: number } => ({
  quiz: (round * 37) % quizCount,
  attempt: (round * 101) % attemptsPerQuiz,
})
/** Whoever knows the quiz of an attempt says it, so that Postgres reads one part. */
const ofQuiz = (form: Form, at: number): string => (form === 'parts' ? ` and quiz_id = $${at}` : '')
const known = (form: Form, quiz: number): string[] => (form === 'parts' ? [quizId(quiz)] : [])

export const works: Work[] = [
  {
    what: 'an attempt begins',
    statements: (form, round) => {
      const { quiz } = pick(round)
      return [
        {
          sql: `insert into ${form}.attempts (id, quiz_id, session_id, student_id, number, started_at, due_at, city,
            country) values ($1, $2, $3, $4, 1, now(), now(), 'Lahore', 'Pakistan')`,
          values: [`new-${round}`, quizId(quiz), `session-${quiz}`, `new-student-${round}`],
        },
      ]
    },
  },
  {
    what: 'an answer is saved',
    statements: (form, round) => {
      const { quiz, attempt } = pick(round)
      const key = `${form === 'parts' ? 'quiz_id, ' : ''}attempt_id, question_id`
      return [
        {
          sql: `insert into ${form}.attempt_answers (attempt_id, question_id, revision_id, place, selected,
            uploaded_images, is_skipped, is_marked, is_correct, obtained_marks, total_marks, time_spent
            ${form === 'parts' ? ', quiz_id' : ''}) values ($1, $2, $2, 1, '{2}', '{}', false, false, false, 0, 1, 20
            ${form === 'parts' ? ', $3' : ''})
            on conflict (${key}) do update set selected = excluded.selected, time_spent = excluded.time_spent`,
          values: [attemptId(quiz, attempt), `${quizId(quiz)}-1`, ...known(form, quiz)],
        },
      ]
    },
  },
  {
    what: 'an attempt is handed in',
    statements: (form, round) => {
      const { quiz, attempt } = pick(round)
      const values = [attemptId(quiz, attempt), ...known(form, quiz)]
      return [
        {
          sql: `update ${form}.attempt_answers set obtained_marks = 1, is_correct = true
            where attempt_id = $1${ofQuiz(form, 2)}`,
          values,
        },
        {
          sql: `update ${form}.attempts set obtained_marks = ${questionCount}, is_passed = true
            where id = $1${ofQuiz(form, 2)}`,
          values,
        },
      ]
    },
  },
  {
    what: 'an attempt is read by its id alone',
    statements: (form, round) => {
      const { quiz, attempt } = pick(round)
      const values = [attemptId(quiz, attempt)]
      return [
        { sql: `select * from ${form}.attempts where id = $1`, values },
        { sql: `select * from ${form}.attempt_answers where attempt_id = $1 order by place`, values },
      ]
    },
  },
  {
    what: 'the first fifty results of a quiz are read',
    statements: (form, round) => [
      {
        sql: `select * from ${form}.attempts where quiz_id = $1 and submitted_at is not null
          order by submitted_at desc, id desc limit 50`,
        values: [quizId(pick(round).quiz)],
      },
    ],
  },
  {
    what: 'the attempts of a student are read',
    statements: (form, round) => [
      {
        sql: `select * from ${form}.attempts where student_id = $1 order by submitted_at desc limit 20`,
        values: [`student-${round * 13}`],
      },
    ],
  },
  {
    what: 'a quiz that is over is moved away',
    statements: (form, round) => {
      const values = [quizId(round)]
      const answers =
        form === 'parts' ? 'quiz_id = $1' : `attempt_id in (select id from whole.attempts where quiz_id = $1)`
      return [
        { sql: `delete from ${form}.attempt_answers where ${answers}`, values },
        { sql: `delete from ${form}.attempts where quiz_id = $1`, values },
      ]
    },
  },
]
