import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import {
  answerCorrectionFindings,
  choiceFindings,
  correctionFindings,
  guidanceFindings,
} from '@quizwright/domain/rules/correction.ts'
import {
  applyCorrectionBody,
  correctableQuestion,
  correctAnswerBody,
  correction,
  correctionPreview,
  gradeAgainBody,
  previewCorrectionBody,
  undoCorrectionBody,
} from '@quizwright/domain/schemas/correction.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { job } from '../schemas/job.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

const common = { service: 'quiz', access: 'instructor', extension: true } as const
const write = { ...common, method: 'POST', response: quizResponse(z.looseObject({ job })) } as const
const ownQuiz = { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' } as const

export const correctionEndpoints = {
  getCorrections: defineRow({
    ...common,
    method: 'GET',
    path: 'correction/get-corrections/:id',
    summary: 'Lists the corrections of a quiz, including undone ones, newest first.',
    params: z.strictObject({ id }),
    response: quizResponse(z.looseObject({ corrections: z.array(correction) })),
    scope: { owned: { 'params.id': 'quiz' }, right: 'marker', share: 'listed' },
    example: { params: { id: '$quiz' } },
  }),
  getCorrectableQuestion: defineRow({
    ...common,
    method: 'GET',
    path: 'correction/get-question/:id/:questionId',
    summary: 'Reads a question as it is currently marked, and the number of attempts with it.',
    params: z.strictObject({ id, questionId: id }),
    response: quizResponse(z.looseObject({ question: correctableQuestion })),
    scope: { owned: { 'params.id': 'quiz' }, right: 'editor' },
    example: { params: { id: '$correctedQuiz', questionId: '$correctedQuestion' } },
  }),
  gradeAgain: defineRow({
    isLogged: true,
    ...write,
    path: 'correction/grade-again',
    summary: 'Starts the job that grades descriptive answers again for a preview. No mark changes.',
    idempotent: true,
    body: gradeAgainBody,
    rules: guidanceFindings,
    problems: ['NOT_FOUND', 'RULE'],
    scope: ownQuiz,
    example: {
      body: {
        quiz_id: '$daqQuiz',
        question_id: '$daqQuestion',
        guidance: { ai_solution: 'Metal conducts heat, and water does not.' },
      },
    },
  }),
  previewCorrection: defineRow({
    ...common,
    method: 'POST',
    path: 'correction/preview-correction',
    summary: 'Previews a correction: whose marks would change, and by how much. Changes nothing.',
    idempotent: true,
    body: previewCorrectionBody,
    rules: choiceFindings,
    response: quizResponse(correctionPreview),
    problems: ['NOT_FOUND', 'RULE'],
    scope: ownQuiz,
    example: {
      body: { quiz_id: '$correctedQuiz', question_id: '$correctedQuestion', kind: 'full_marks', correct: [] },
    },
  }),
  applyCorrection: defineRow({
    isLogged: true,
    ...write,
    idempotent: 'by key',
    path: 'correction/apply-correction',
    summary: 'Starts the job that corrects the marks of one question, in all attempts or in none.',
    body: applyCorrectionBody,
    rules: correctionFindings,
    problems: ['NOT_FOUND', 'RULE', 'STALE_PREVIEW'],
    scope: ownQuiz,
    example: {
      body: {
        quiz_id: '$correctedQuiz',
        question_id: '$correctedQuestion',
        kind: 'full_marks',
        correct: [],
        reason: 'Two options say the same.',
        fingerprint: '$fingerprint',
      },
    },
  }),
  correctAnswer: defineRow({
    isLogged: true,
    ...common,
    method: 'POST',
    path: 'correction/correct-answer',
    summary: 'Gives one answer of one student other marks, also after the result was seen.',
    idempotent: 'by key',
    body: correctAnswerBody,
    rules: answerCorrectionFindings,
    response: quizResponse(z.looseObject({ correction })),
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'body.result_id': 'result' }, right: 'editor' },
    example: {
      body: {
        result_id: '$daqResult',
        question_id: '$daqQuestion',
        marks: 0.5,
        reason: 'The student gave another good reason.',
      },
    },
  }),
  undoCorrection: defineRow({
    isLogged: true,
    ...write,
    idempotent: 'by key',
    path: 'correction/undo-correction',
    summary: 'Starts the job that undoes the latest correction of a question and restores its marks.',
    body: undoCorrectionBody,
    problems: ['NOT_FOUND', 'RULE'],
    scope: { owned: { 'body.correction_id': 'correction' }, right: 'editor' },
    example: { body: { correction_id: '$correction' } },
  }),
}
