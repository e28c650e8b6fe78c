import { defineRow } from '../define.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { quizResponse } from '../schemas/envelopes.ts'
import { bankPage, bankSearch } from '../schemas/question-bank.ts'

/** Searches the questions of the instructor's other quizzes for reuse. */
export const questionBankEndpoints = {
  searchQuestionBank: defineRow({
    service: 'quiz',
    method: 'POST',
    path: 'question/search-question-bank',
    access: 'instructor',
    extension: true,
    idempotent: true,
    summary:
      "Finds a page of questions in the caller's other quizzes by words, tags, difficulty, use and figures.",
    body: bankSearch,
    response: quizResponse(bankPage),
    problems: ['NOT_FOUND'],
    scope: { owned: { 'body.quiz_id': 'quiz' }, right: 'editor' },
    example: { body: { quiz_id: '$quiz', words: 'speed', order: 'least used', count: 10 } },
    // A page of questions may hold long texts.
    limits: { responseBytes: wireLimits.longResponseBytes },
  }),
}
