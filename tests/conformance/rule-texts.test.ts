import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'
import { describe, expect } from 'vitest'
import { bothEntryPoints } from '../support/entry-points.ts'
import { exampleOf } from '../support/row-examples.ts'
import { soundQuestion } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'

const options = (...correct: boolean[]) =>
  correct.map((isCorrect, index) => ({
    option: `choice ${index}`,
    equation: '',
    image_url: '',
    is_correct: isCorrect,
    is_selected: false,
  }))
const publishing = (question: object) => ({
  is_published: true,
  questions: [soundQuestion(1), soundQuestion(2, question)],
})

/**
 * One broken rule per line: the call, the change to its example (undefined removes a field), the sentence,
 * and the field it names.
 */
const cases: [string, EndpointName, object, string, string][] = [
  ['a title that is missing', 'createQuiz', { name: undefined }, 'Title is required', 'name'],
  ['a title of spaces', 'createQuiz', { name: '   ' }, 'Title is required', 'name'],
  [
    'a title of 51 characters',
    'createQuiz',
    { name: 'x'.repeat(51) },
    'Title can have at most 50 characters',
    'name',
  ],
  ['no type', 'createQuiz', { quiz_type: undefined }, 'quiz_type is required', 'quiz_type'],
  ['no description', 'createQuiz', { description: undefined }, 'description is required', 'description'],
  ['no duration', 'createQuiz', { duration: undefined }, 'duration is required', 'duration'],
  ['a duration of nothing', 'createQuiz', { duration: 0 }, 'duration is required', 'duration'],
  [
    'no passing percentage',
    'createQuiz',
    { passing_percentage: undefined },
    'passing_percentage is required',
    'passing_percentage',
  ],
  ['no session name', 'createQuiz', { session_name: undefined }, 'session_name is required', 'session_name'],
  [
    'no session description',
    'createQuiz',
    { session_description: undefined },
    'session_description is required',
    'session_description',
  ],
  ['no start', 'createQuiz', { start_time: undefined }, 'start_time is required', 'start_time'],
  ['no end', 'createQuiz', { end_time: undefined }, 'end_time is required', 'end_time'],
  [
    'an end that is the start',
    'createQuiz',
    { end_time: '2030-01-01 08:00:00' },
    'Ending time must be greater than starting time',
    'end_time',
  ],
  [
    'neither faculty nor course tag',
    'createQuiz',
    { tags: [], faculties: [] },
    'faculty: Atleast one faculty should be selected',
    'faculties',
  ],
  [
    'a pop quiz without a video',
    'createQuiz',
    { quiz_type: 'pop', module_id: 'M1' },
    'Please select a video',
    'video_id',
  ],
  ['a course without a module', 'createQuiz', { course_id: 'C1' }, 'module_id is required', 'module_id'],
  [
    'three fields at once',
    'createQuiz',
    { name: undefined, description: undefined, duration: undefined },
    'Missing or invalid fields',
    'name',
  ],
  ['an update to no title', 'updateQuiz', { name: '' }, 'Title is required', 'name'],
  ['a session without a name', 'createSession', { name: undefined }, 'name is required', 'name'],
  [
    'a session that ends before it starts',
    'createSession',
    { end_time: '2030-01-01 08:00:00' },
    'Ending time must be greater than starting time',
    'end_time',
  ],
  [
    'no question count',
    'createAutomaticQuiz',
    { questionsCount: undefined },
    'questionsCount is required',
    'questionsCount',
  ],
  [
    'a question count of 0',
    'createAutomaticQuiz',
    { questionsCount: 0 },
    'questionsCount must be from 1 to 500',
    'questionsCount',
  ],
  [
    'a question count of 501',
    'createAutomaticQuiz',
    { questionsCount: 501 },
    'questionsCount must be from 1 to 500',
    'questionsCount',
  ],
  [
    'a question without text',
    'addQuestions',
    publishing({ question: ' ' }),
    'Question text can not be empty at Question # 2',
    'questions.1.question',
  ],
  [
    'an option without text',
    'addQuestions',
    publishing({ options: [...options(true, false), { ...options(false)[0]!, option: '' }] }),
    'Option text can not be empty at option # 3 at Question # 2',
    'questions.1.options.2.option',
  ],
  [
    'no correct option',
    'addQuestions',
    publishing({ options: options(false, false) }),
    'Correct option is required at Question # 2',
    'questions.1.options',
  ],
  [
    'two correct options',
    'addQuestions',
    publishing({ options: options(true, true) }),
    'Only one option be marked as true at Question # 2',
    'questions.1.options',
  ],
  [
    'a weightage of five digits',
    'addQuestions',
    publishing({ weightage: 10_000 }),
    'Weightage can have at most 4 digits at Question # 2',
    'questions.1.weightage',
  ],
]

describe.each(bothEntryPoints)('the texts of broken rules, $name', (entryPoint) => {
  test.for(cases)('%s', async ([, name, changes, message, field], { world, instructor }) => {
    const row = endpoints[name]
    const example = await exampleOf(row, instructor)
    const body = { ...(example.body as object), ...changes }
    const answer = await sendRow(entryPoint.baseUrl(world), row, { ...example, body }, instructor.headers)
    expect(answer.body).toMatchObject({ status: 422, code: 'RULE', message })
    expect(answer.body.errors[0].field).toBe(field)
  })

  test('two failing fields are both listed in order', async ({ world, instructor }) => {
    const example = await exampleOf(endpoints.createQuiz, instructor)
    const body = { ...(example.body as object), description: '', duration: 0 }
    const answer = await sendRow(
      entryPoint.baseUrl(world),
      endpoints.createQuiz,
      { body },
      instructor.headers,
    )
    expect(answer.body.message).toBe('description is required')
    expect(answer.body.errors).toEqual([
      { field: 'description', messages: ['description is required'] },
      { field: 'duration', messages: ['duration is required'] },
    ])
  })
})
