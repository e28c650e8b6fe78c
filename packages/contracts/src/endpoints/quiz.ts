import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { csvLimits, lengths } from '../limits.ts'
import { generateFindings } from '../rules/generate.ts'
import { createQuizFindings, updateQuizFindings } from '../rules/quiz.ts'
import { fileLink } from '../schemas/csv.ts'
import { quizAnswer } from '../schemas/envelopes.ts'
import { generateBody, generated } from '../schemas/generate.ts'
import { part } from '../schemas/paging.ts'
import { question } from '../schemas/question.ts'
import { createQuizBody, listAnswer, listState, pagination, quiz, quizType, quizVersion, searchKeys, sortKey, sortOrder, updateQuizBody } from '../schemas/quiz.ts'
import { similarQuestions } from '../schemas/similar.ts'
import { count, id, text } from '../schemas/text.ts'

const quizId = z.strictObject({ quizId: id })
const byId = z.strictObject({ id })
const quizIds = z.strictObject({ quiz_id: z.array(id).check(z.minLength(1), z.maxLength(1_000)) })
const oneQuiz = z.strictObject({ quiz_id: id })
const instructor = z.strictObject({ instructorId: id })
const listed = quizAnswer(listAnswer)
const wholeQuiz = quizAnswer(z.looseObject({ quiz }))
const questions = quizAnswer(z.looseObject({ questions: z.array(question), total: count }))
const countAnswer = quizAnswer(z.looseObject({ count }))
const changed = quizAnswer(z.looseObject({ quiz_id: z.array(id) }))
const listBody = z.strictObject({ instructor_id: id, ...pagination.shape, sortBy: z.optional(sortKey), orderBy: z.optional(sortOrder) })
const exampleDetails = {
  name: 'Motion in one dimension', description: 'Speed, velocity and acceleration.', quiz_type: 'full', instructor_id: '$instructor', tags: ['$courseTag'], faculties: [],
  duration: 1_800, passing_percentage: 50, result_delay_in_hours: 0, session_name: 'Spring', session_description: 'The first run.',
  start_time: '2030-01-01 08:00:00', end_time: '2030-07-01 08:00:00',
}
const longRead = { limits: { answerBytes: 64 * 1024 * 1024 } }

export const quizEndpoints = {
  createQuiz: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/create-quiz', access: 'instructor', problems: ['RULE', 'NOT_FOUND'],
    summary: 'Creates a quiz and its first session in one transaction; with `copy_of` the questions of that quiz come along.',
    body: createQuizBody, rules: createQuizFindings, response: wholeQuiz, scope: { instructor: ['body.instructor_id'], owned: { 'body.copy_of': 'quiz' } }, example: { body: exampleDetails },
  }),
  updateQuiz: defineRow({
    service: 'quiz', method: 'PUT', path: 'quiz/update-quiz', access: 'instructor', problems: ['RULE', 'NOT_FOUND', 'CONFLICT', 'NEW_VERSION_NEEDED'],
    summary: 'Changes the details of a quiz. `is_published` true publishes it when its questions hold no errors.',
    body: updateQuizBody, rules: updateQuizFindings, response: wholeQuiz, scope: { instructor: ['body.instructor_id'], owned: { 'body.quiz_id': 'quiz' } }, example: { body: { quiz_id: '$quiz', description: 'A new description.' } },
  }),
  getVersions: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/get-version', access: 'instructor', summary: 'Lists the versions of a quiz, newest first.',
    body: oneQuiz, response: quizAnswer(z.looseObject({ versions: z.array(quizVersion) })), problems: ['NOT_FOUND'], idempotent: true,
    scope: { owned: { 'body.quiz_id': 'quiz' } }, example: { body: { quiz_id: '$quiz' } },
  }),
  getQuizType: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/quiz-type', access: 'instructor', summary: 'Says the type of a quiz.', idempotent: true,
    body: oneQuiz, response: quizAnswer(z.looseObject({ quiz_type: quizType })), problems: ['NOT_FOUND'], scope: { owned: { 'body.quiz_id': 'quiz' } }, example: { body: { quiz_id: '$quiz' } },
  }),
  getPublished: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/get-publish', access: 'instructor', summary: 'Lists the published quizzes of an instructor.', idempotent: true,
    body: listBody, response: listed, scope: { instructor: ['body.instructor_id'] }, example: { body: { instructor_id: '$instructor', page: 1, perPage: 10 } },
  }),
  getUnpublished: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/get-unpublish', access: 'instructor', summary: 'Lists the unpublished quizzes of an instructor.', idempotent: true,
    body: listBody, response: listed, scope: { instructor: ['body.instructor_id'] }, example: { body: { instructor_id: '$instructor', page: 1, perPage: 10 } },
  }),
  unpublishQuizzes: defineRow({
    service: 'quiz', method: 'PUT', path: 'quiz/unpublish-quiz', access: 'instructor', summary: 'Unpublishes quizzes.', idempotent: true,
    body: quizIds, response: changed, problems: ['NOT_FOUND'], scope: { owned: { 'body.quiz_id': 'quiz' } }, example: { body: { quiz_id: ['$quiz'] } },
  }),
  archiveQuizzes: defineRow({
    service: 'quiz', method: 'PUT', path: 'quiz/archive-quiz', access: 'instructor', summary: 'Archives quizzes. Their published state stays.', idempotent: true,
    body: quizIds, response: changed, problems: ['NOT_FOUND'], scope: { owned: { 'body.quiz_id': 'quiz' } }, example: { body: { quiz_id: ['$quiz'] } },
  }),
  unarchiveQuizzes: defineRow({
    service: 'quiz', method: 'PUT', path: 'quiz/unarchive-quiz', access: 'instructor', summary: 'Takes quizzes out of the archive.', idempotent: true,
    body: quizIds, response: changed, problems: ['NOT_FOUND'], scope: { owned: { 'body.quiz_id': 'quiz' } }, example: { body: { quiz_id: ['$quiz'] } },
  }),
  searchQuizzes: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/search', access: 'instructor', summary: 'Finds quizzes by their name, course or module.', idempotent: true,
    body: z.strictObject({ instructor_id: id, key: z.enum(searchKeys), value: text(lengths.search), ...pagination.shape }), response: listed,
    scope: { instructor: ['body.instructor_id'] }, example: { body: { instructor_id: '$instructor', key: 'quiz', value: 'motion', page: 1, perPage: 10 } },
  }),
  getQuizQuestions: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-quiz-questions/:id', access: 'instructor', summary: 'Reads the questions of a quiz, all or a part.',
    params: byId, query: part, response: questions, problems: ['NOT_FOUND'], scope: { owned: { 'params.id': 'quiz' } }, example: { params: { id: '$quiz' }, query: { from: '0', count: '10' } }, ...longRead,
  }),
  getUnpublishedCount: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-unpublished-count/:instructorId', access: 'instructor', summary: 'Counts the unpublished quizzes that are not archived.',
    params: instructor, response: countAnswer, scope: { instructor: ['params.instructorId'] }, example: { params: { instructorId: '$instructor' } },
  }),
  getPublishedCount: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-published-count/:instructorId', access: 'instructor', summary: 'Counts the published quizzes that are not archived.',
    params: instructor, response: countAnswer, scope: { instructor: ['params.instructorId'] }, example: { params: { instructorId: '$instructor' } },
  }),
  getQuizForInstructor: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-quiz-for-instructor/:id', access: 'instructor', summary: 'Reads a quiz with its reports and their count.',
    params: byId, response: wholeQuiz, problems: ['NOT_FOUND'], scope: { owned: { 'params.id': 'quiz' } }, example: { params: { id: '$quiz' } },
  }),
  getUpdatedVersion: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-quiz-updated-version/:id', access: 'instructor', summary: 'Reads the newest version of the quiz that any of its versions names.',
    params: byId, response: wholeQuiz, problems: ['NOT_FOUND'], scope: { owned: { 'params.id': 'quiz' } }, example: { params: { id: '$quiz' } },
  }),
  getQuizData: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-quiz-data/:id', access: 'instructor', summary: 'Reads what a duplicate needs: the quiz and its questions.',
    params: byId, response: quizAnswer(z.looseObject({ quiz, questions: z.array(question) })), problems: ['NOT_FOUND'], scope: { owned: { 'params.id': 'quiz' } }, example: { params: { id: '$quiz' } }, ...longRead,
  }),
  findQuestions: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/find-questions/:quizId', access: 'instructor', summary: 'Reads the questions of a quiz for its CSV export.',
    params: quizId, query: part, response: questions, problems: ['NOT_FOUND'], scope: { owned: { 'params.quizId': 'quiz' } }, example: { params: { quizId: '$quiz' } }, ...longRead,
  }),
  getSharableLink: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-sharable-link/:id', access: 'instructor', summary: 'Gives the link under which students take a published quiz.',
    params: byId, response: quizAnswer(z.looseObject({ link: text(lengths.link) })), problems: ['NOT_FOUND', 'RULE'], scope: { owned: { 'params.id': 'quiz' } }, example: { params: { id: '$publishedQuiz' } },
  }),
  getQuizzesByInstructor: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/get-quizzes-by-instructor-id', access: 'instructor', summary: 'Lists the quizzes of an instructor that are not archived.', idempotent: true,
    body: listBody, response: listed, scope: { instructor: ['body.instructor_id'] }, example: { body: { instructor_id: '$instructor', page: 1, perPage: 10, sortBy: 'name', orderBy: 1 } },
  }),
  getArchivedQuizzesByInstructor: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/get-archived-quizzes-by-instructor-id', access: 'instructor', summary: 'Lists the archived quizzes of an instructor.', idempotent: true,
    body: listBody, response: listed, scope: { instructor: ['body.instructor_id'] }, example: { body: { instructor_id: '$instructor', page: 1, perPage: 10 } },
  }),
  getFilteredQuizzes: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/get-filtered-and-sort-quizes/:instructorId', access: 'instructor', summary: 'Lists quizzes as the screen asks: filtered, searched, sorted, a page at a time.', idempotent: true,
    params: instructor, body: listState, response: listed, scope: { instructor: ['params.instructorId'] },
    example: {
      params: { instructorId: '$instructor' },
      body: { filters: { is_publish: true, is_archived: false, quiz_type: 'all' }, sort: { sortBy: 'created_at', sortOrder: -1 }, search: { key: 'quiz', value: '', search: false }, pagination: { page: 1, perPage: 50 } },
    },
  }),
  uploadCsv: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/upload-csv', access: 'instructor', summary: 'Takes one CSV file and answers the key under which it is kept.',
    upload: { file: 'file', maxBytes: csvLimits.fileBytes }, response: quizAnswer(z.looseObject({ fileLink })),
    problems: ['CSV_EMPTY', 'CSV_NOT_CSV', 'ONE_FILE_ONLY', 'FILE_MISSING', 'STORAGE_FULL'], example: { body: '$csv' },
  }),
  createQuizFromCsv: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/create-quiz-from-csv', access: 'instructor', summary: 'Creates a quiz of an uploaded CSV file. A file with faults makes an unpublished quiz that names them.',
    body: z.strictObject({ fileLink, ...z.omit(createQuizBody, { copy_of: true }).shape }), rules: createQuizFindings, response: quizAnswer(z.looseObject({ quiz, questions: count, warnings: z.array(z.string()) })),
    problems: ['RULE', 'NOT_FOUND', 'CSV_EMPTY', 'CSV_NOT_CSV', 'CSV_ENCODING', 'CSV_HEADER', 'CSV_QUOTE', 'CSV_TOO_LARGE'], scope: { instructor: ['body.instructor_id'], owned: { 'body.fileLink': 'file' } },
    // It reads and stores up to a whole import within one call.
    limits: { slow: true },
    example: { body: { ...exampleDetails, fileLink: '$file' } },
  }),
  findSimilarQuestions: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/find-similar-questions', access: 'instructor', idempotent: true,
    summary: 'Finds near-duplicates: questions of an uploaded file that read like another of it, or like one in another quiz of the caller.',
    body: z.strictObject({ fileLink, quiz_id: id }), response: quizAnswer(similarQuestions), problems: ['NOT_FOUND', 'CSV_EMPTY', 'CSV_ENCODING', 'CSV_HEADER', 'CSV_QUOTE', 'CSV_TOO_LARGE'],
    scope: { owned: { 'body.fileLink': 'file', 'body.quiz_id': 'quiz' } }, example: { body: { fileLink: '$file', quiz_id: '$quiz' } },
    // Both questions of a pair may be long.
    limits: { slow: true, answerBytes: 64 * 1024 * 1024 },
  }),
  sendData: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/send-data', access: 'instructor', summary: 'Takes data about a quiz and acknowledges it.',
    body: z.looseObject({ quiz_id: id }), response: quizAnswer(z.looseObject({ quiz_id: id })), problems: ['NOT_FOUND'], idempotent: true, scope: { owned: { 'body.quiz_id': 'quiz' } }, example: { body: { quiz_id: '$quiz', seen: true } },
  }),
  createAutomaticQuiz: defineRow({
    service: 'quiz', method: 'POST', path: 'quiz/create-automatic-quiz/', access: 'instructor', summary: 'Chooses questions by tags, faculties and difficulty out of those the instructor holds.',
    body: generateBody, rules: generateFindings, response: quizAnswer(generated), problems: ['RULE', 'NOT_FOUND'], idempotent: true,
    example: { body: { tagNames: ['physics'], facultyIds: [], questionsCount: 5, difficulty: 'Easy' } },
  }),
  getQuestionCount: defineRow({
    service: 'quiz', method: 'GET', path: 'quiz/get-question-count/:quizId', access: 'instructor', summary: 'Counts the questions of a quiz.',
    params: quizId, response: quizAnswer(z.looseObject({ question: count })), problems: ['NOT_FOUND'], scope: { owned: { 'params.quizId': 'quiz' } }, example: { params: { quizId: '$quiz' } },
  }),
}
