import * as z from 'zod/mini'
import { importComplete, importedQuestions, rejectedRow, section } from '@quizwright/domain/schemas/csv.ts'
import { job } from '../schemas/job.ts'
import { attemptQuestion, attempt, solution } from '@quizwright/domain/schemas/attempt.ts'
import { givenAnswer } from '@quizwright/domain/schemas/given-answer.ts'
import { studentDetails } from '../schemas/learner.ts'
import { attemptResult, studentResult } from '../schemas/attempt-result.ts'
import { fieldErrors, problemBody, socketProblem } from '../schemas/problem.ts'
import { draftQuestion, option, question, questionContent } from '@quizwright/domain/schemas/question.ts'
import { createQuizBody, quiz, quizVersion, updateQuizBody } from '@quizwright/domain/schemas/quiz.ts'
import { listResponse, listedQuiz, listState } from '../schemas/quiz-list.ts'
import { classResult, questionStats } from '../schemas/class-result.ts'
import { result } from '../schemas/result.ts'
import { listedResult, student } from '../schemas/listed-result.ts'
import { daqResult } from '../schemas/descriptive-result.ts'
import { session } from '@quizwright/domain/schemas/session.ts'
import { statData } from '../schemas/stats.ts'
import { chapter, course, courseModule, courseTag, faculty, video, videoPoint } from '../schemas/structure.ts'
import { tag, tagRef } from '@quizwright/domain/schemas/tag.ts'
import { user } from '../schemas/user.ts'

/** The named schemas of the documents. Each is defined once and referenced elsewhere. */
const namedSchemas = {
  AttemptQuestion: attemptQuestion,
  Chapter: chapter,
  ClassResult: classResult,
  Course: course,
  CourseTag: courseTag,
  CreateQuiz: createQuizBody,
  DaqResult: daqResult,
  DraftQuestion: draftQuestion,
  Faculty: faculty,
  FieldErrors: fieldErrors,
  GivenAnswer: givenAnswer,
  ImportComplete: importComplete,
  ImportedQuestions: importedQuestions,
  Job: job,
  ListAnswer: listResponse,
  ListState: listState,
  ListedQuiz: listedQuiz,
  ListedResult: listedResult,
  Module: courseModule,
  Option: option,
  Outcome: attemptResult,
  Paper: attempt,
  Problem: problemBody,
  Question: question,
  QuestionContent: questionContent,
  QuestionStats: questionStats,
  Quiz: quiz,
  QuizVersion: quizVersion,
  RejectedRow: rejectedRow,
  Result: result,
  Section: section,
  Session: session,
  Solution: solution,
  SocketProblem: socketProblem,
  StatData: statData,
  Student: student,
  StudentDetails: studentDetails,
  StudentResult: studentResult,
  Tag: tag,
  TagRef: tagRef,
  UpdateQuiz: updateQuizBody,
  User: user,
  Video: video,
  VideoPoint: videoPoint,
} as const satisfies Record<string, z.core.$ZodType>

export type Json = { [key: string]: unknown }

const registry = z.registry<{ id: string }>()
for (const [name, schema] of Object.entries(namedSchemas)) registry.add(schema, { id: name })

const componentPath = '#/components/schemas/'

/** Converts schemas to JSON Schemas with references to named schemas, and collects the referenced ones. */
export const createConverter = () => {
  const used = new Map<string, unknown>()
  const converted = new Map<z.core.$ZodType, Json>()

  const convertNew = (schema: z.core.$ZodType): Json => {
    const {
      $schema: _draft,
      $defs = {},
      ...body
    } = z.toJSONSchema(schema, { io: 'input', metadata: registry, unrepresentable: 'any' })
    for (const [name, definition] of Object.entries($defs)) used.set(name, refer(definition))
    return refer(body) as Json
  }
  /** Converts a schema once: many rows share one, and a conversion takes milliseconds. */
  const convert = (schema: z.core.$ZodType): Json => {
    const known = converted.get(schema) ?? convertNew(schema)
    converted.set(schema, known)
    return known
  }
  return {
    convert,
    components: (): Json => Object.fromEntries([...used].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** Redirects references: Zod refers to `$defs`, the documents keep the named schemas under `components`. */
const refer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(refer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? part.replace('#/$defs/', componentPath) : refer(part),
    ]),
  )
}

export type Convert = ReturnType<typeof createConverter>['convert']
