import { elementAt } from '@quizwright/domain/defined.ts'
import type * as z from 'zod/mini'
import type { ExpensiveWorkName } from './expensive-work.ts'
import type { ProblemCode } from './problems.ts'
import type { Role } from '@quizwright/domain/rules/role.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'

export type Service = 'auth' | 'main' | 'quiz'
type Schema = z.core.$ZodType
type ObjectSchema = z.core.$ZodObject

/** The file field and the other fields of a multipart request. */
export type Upload = { file: string; fields?: ObjectSchema; maxBytes: number }

/** A kind of object whose id a call carries. Files, jobs and reports belong to one person; the others to a quiz. */
export type OwnedKind =
  | 'quiz'
  | 'session'
  /** `group`: a group of a course, whose results are filtered and counted as those of a session. */
  | 'session or group'
  | 'quiz, session or group'
  | 'result'
  | 'question'
  | 'job'
  | 'file'
  | 'report'
  | 'correction'

type InstructorScope = {
  /** Paths of instructor ids that must be the caller's own, such as `params.id` or `body.instructor_id`. */
  instructor?: readonly string[]
}
/** The objects in a call, and who may make it with them. */
export type OwnedScope =
  | {
      /** Paths of ids of objects of a quiz in which the caller has a role. For strangers the response is 404. */
      owned: Readonly<Record<string, OwnedKind>>
      /**
       * The lowest role in the quiz that may make the call. Lower ones get ROLE_NEEDED. A row with `owned` does
       * not compile without it.
       */
      right: Exclude<Role, 'marker'>
      share?: never
    }
  | {
      owned: Readonly<Record<string, OwnedKind>>
      right: 'marker'
      share: ShareRule
    }
/** The ids in a call that are checked: the gateway checks instructor ids, the services check ids of objects. */
export type Scope = InstructorScope & (OwnedScope | { owned?: never; right?: never; share?: never })

/**
 * What a call is for a marker who has only a share of the results of a quiz. Whatever it says, the results that a call
 * names must be in the share.
 *
 * - `named`: it concerns only the results that it names.
 * - `listed`: it lists and changes only what is in the share.
 * - `whole`: it concerns all students, so it is refused.
 * - `nameless`: it says nothing of any student.
 */
export type ShareRule = 'named' | 'listed' | 'whole' | 'nameless'

/**
 * One REST endpoint. Its path has no leading slash, as in the specifications. `:x?` is optional and must come
 * last.
 */
export type Row = {
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  /**
   * `instructor` needs a signed-in instructor. `attempt` and `student` need their own token in
   * `authorization`.
   */
  access: 'public' | 'instructor' | 'attempt' | 'student'
  params?: ObjectSchema
  query?: ObjectSchema
  body?: Schema
  upload?: Upload
  response: Schema
  /** Pure rules for a body that matches its schema. Errors that they find become a 422 response. */
  rules?: (body: never) => Finding[]
  /** The problems that the services can return, in addition to those of every endpoint. */
  problems?: readonly ProblemCode[]
  scope?: Scope
  /** Only somebody who administers the installation may make the call. Others get OPERATOR_NEEDED. */
  operator?: true
  /** The services keep in the log of the quiz that somebody made this call (`services/src/audit`). */
  isLogged?: true
  /**
   * Marks a call that the specification does not define. Services of other operators may lack it: the gateway
   * then answers NOT_OFFERED and the page hides the feature.
   */
  extension?: true
  /**
   * Whether the gateway may repeat this write after a failure. (It may repeat every read.) `by key`: it may
   * repeat a call with the header Idempotency-Key, because the service then returns the first response again
   * (docs/decisions/050-idempotency-keys-for-calls-that-create.md).
   */
  idempotent?: true | 'by key'
  /**
   * The response contains a token, a code or a personal link. It is sent uncompressed, so that its length
   * does not reveal the secret (docs/decisions/043-responses-are-compressed.md).
   */
  carriesSecret?: true
  /** The expensive work for which a call queues, beyond its reads and writes of the database. */
  work?: readonly ExpensiveWorkName[]
  /** Limits that differ from `wireLimits`: sizes in bytes, and the timeout. */
  limits?: {
    bodyBytes?: number
    responseBytes?: number
    /** Use the timeout for uploads. */
    slow?: true
  }
  /**
   * The request that the conformance suite sends. Texts of the form `$name` are replaced by ids or values
   * of its test data. The names are: anotherStudent, attempt, chapter, code, colleague, colleagueEmail,
   * comment, commentedQuestion, commentedQuiz, correctedQuestion, correctedQuiz, correction, course, courseTag,
   * csv, daqQuestion, daqQuiz, daqResult, email, file, fingerprint, foreignQuiz, image, instructor, job,
   * lateAcceptance, lateAttempt, lateQuiz, lateSession, lateStudent, launchTicket, linkSecret, ltiAccount,
   * ltiCode, ltiScore, ltiSession, mailSession, merge, module, password, platform, practiceQuestion,
   * practiceQuiz, publishedQuiz, question, quiz, quiz2, result, session, shareLink, sharedQuiz, student, thread,
   * video.
   */
  example: {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    /** The fields that an upload sends with its file. */
    fields?: Record<string, string>
  }
}

export const defineRow = <const R extends Row>(row: R): R => row

type Input<S> = S extends Schema ? z.core.output<S> : undefined
export type ParamsOf<R> = R extends { params: infer S } ? Input<S> : undefined
export type QueryOf<R> = R extends { query: infer S } ? Input<S> : undefined
export type BodyOf<R> = R extends { body: infer S } ? Input<S> : undefined
export type ResponseOf<R> = R extends { response: infer S } ? Input<S> : never

/** The arguments of a call: the parts that its row has. A query without required fields is optional. */
export type CallOf<R> = (R extends { params: infer S } ? { params: Input<S> } : unknown) &
  (R extends { query: infer S }
    ? Record<never, never> extends Input<S>
      ? { query?: Input<S> }
      : { query: Input<S> }
    : unknown) &
  (R extends { body: infer S } ? { body: Input<S> } : unknown) &
  (R extends { upload: { fields: infer S } }
    ? { file: File; fields: Input<S> }
    : R extends { upload: Upload }
      ? { file: File }
      : unknown)

/** Returns the parameter names of a path. The question mark of `:x?` is dropped. */
export const paramsInPath = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z_]+)/g)].map((match) => elementAt(match, 1))

/** Checks all rows when the table is loaded. Throws an error that names the invalid row. */
export const checkTable = (table: Record<string, Row>): void => {
  const seen = new Map<string, string>()
  for (const [name, row] of Object.entries(table)) {
    const place = `${row.method} ${row.path.replaceAll(/:[A-Za-z_]+\??/g, ':')}`
    const duplicate = seen.get(place)
    if (duplicate)
      throw new Error(`The rows ${duplicate} and ${name} both have the path ${row.method} ${row.path}.`)
    seen.set(place, name)
    const inPath = paramsInPath(row.path).sort().join()
    const inSchema = Object.keys(row.params?._zod.def.shape ?? {})
      .sort()
      .join()
    if (inPath !== inSchema)
      throw new Error(`The row ${name} has the path parameters "${inPath}" but a schema for "${inSchema}".`)
    if (row.path.startsWith('/')) throw new Error(`The row ${name} has a path with a leading slash.`)
    const { owned = {}, share } = row.scope ?? {}
    if (share === 'named' && !Object.values(owned).includes('result'))
      throw new Error(`The row ${name} names no result.`)
    if (row.body && row.upload) throw new Error(`The row ${name} has both a body and a file.`)
    if (row.body && row.method === 'GET') throw new Error(`The row ${name} is a GET with a body.`)
  }
}
