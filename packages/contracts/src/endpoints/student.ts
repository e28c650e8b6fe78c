import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { mergeStudentsBody, quizStudents, undoMergeBody } from '../schemas/student.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

const extension = { service: 'quiz', access: 'instructor', extension: true } as const
const response = quizResponse(quizStudents)

/** The records of the students who took a quiz, and merging two records of the same person. */
export const studentEndpoints = {
  getStudents: defineRow({
    ...extension,
    method: 'GET',
    path: 'result/get-students/:quizId',
    summary: 'Lists the records of the students who took a quiz, and the merges of these records.',
    params: z.strictObject({ quizId: id }),
    response,
    problems: ['NOT_FOUND'],
    scope: { owned: { 'params.quizId': 'quiz' }, right: 'owner' },
    example: { params: { quizId: '$quiz' } },
  }),
  mergeStudents: defineRow({
    isLogged: true,
    ...extension,
    idempotent: 'by key',
    method: 'POST',
    path: 'result/merge-students',
    summary: 'Moves the attempts of one student record to another, with new numbers. It can be undone.',
    body: mergeStudentsBody,
    response,
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'owner' },
    example: { body: { quiz_id: '$quiz', kept_id: '$student', merged_id: '$anotherStudent' } },
  }),
  undoMerge: defineRow({
    isLogged: true,
    ...extension,
    idempotent: 'by key',
    method: 'POST',
    path: 'result/undo-merge',
    summary: 'Undoes a merge: its attempts return to the record from which they came.',
    body: undoMergeBody,
    response,
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'owner' },
    example: { body: { quiz_id: '$quiz', merge_id: '$merge' } },
  }),
}
