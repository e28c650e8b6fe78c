import type * as z from 'zod/mini'
import type { ProblemCode } from './problems.ts'
import type { Finding } from './rules/finding.ts'

export type Service = 'auth' | 'main' | 'quiz'
type Schema = z.core.$ZodType
type ObjectSchema = z.core.$ZodObject

/** What a multipart call takes beside its one file. */
export type Upload = { file: string; fields?: ObjectSchema; maxBytes: number }

/**
 * Whose thing a call touches: the gateway refuses a foreign instructor id, the services somebody else's
 * object.
 */
export type Scope = {
  /**
   * Where an instructor id stands that must be the caller's own, as `params.id`, `query.instructor_id` or
   * `body.instructor_id`.
   */
  instructor?: readonly string[]
  /** Where the ids stand of things that must belong to the caller: another's answers 404. */
  owned?: Readonly<
    Record<string, 'quiz' | 'session' | 'quiz or session' | 'result' | 'question' | 'job' | 'file' | 'report'>
  >
}

/**
 * One REST call. The path has no leading slash, as the specifications write it; `:x?` is an optional last
 * part.
 */
export type Row = {
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  /**
   * `instructor`: of the signed-in one. `attempt`: of who holds the attempt's token, in the header
   * `authorization`.
   */
  access: 'public' | 'instructor' | 'attempt'
  params?: ObjectSchema
  query?: ObjectSchema
  body?: Schema
  upload?: Upload
  response: Schema
  /** Pure rules that judge the meaning of a well-formed body. What they find is a 422. */
  rules?: (body: never) => Finding[]
  /** What the services may answer beside the problems that every call may meet. */
  problems?: readonly ProblemCode[]
  scope?: Scope
  /**
   * Reads may be repeated by the gateway; a write only when it says here that doing it twice is doing it
   * once.
   */
  idempotent?: true
  /** Where the row needs other limits than `wireLimits`, in bytes, or more time than other calls get. */
  limits?: {
    bodyBytes?: number
    responseBytes?: number
    /** It works as long as an upload may take. */ slow?: true
  }
  /**
   * A real call that the conformance suite makes. A text `$name` stands for a thing of its world: an id, or
   * what the name says. The names are: attempt, chapter, course, courseTag, csv, daqQuestion, daqResult,
   * email, file, image, instructor, job, module, password, practiceQuestion, practiceQuiz, publishedQuiz,
   * question, quiz, quiz2, result, session, student, video.
   */
  example: {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    /** Beside an upload's file. */ fields?: Record<string, string>
  }
}

export const defineRow = <const R extends Row>(row: R): R => row

type Input<S> = S extends Schema ? z.core.output<S> : undefined
export type ParamsOf<R> = R extends { params: infer S } ? Input<S> : undefined
export type QueryOf<R> = R extends { query: infer S } ? Input<S> : undefined
export type BodyOf<R> = R extends { body: infer S } ? Input<S> : undefined
export type ResponseOf<R> = R extends { response: infer S } ? Input<S> : never

/**
 * What a caller gives: only the parts that the row has. A query in which nothing must stand may be left out.
 */
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

/** The names in a path, `:x?` without its question mark. */
export const paramsInPath = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z_]+)/g)].map((match) => match[1]!)

/**
 * Checks the whole table when it is loaded, so that a faulty row never serves a request. Throws a sentence
 * that names the row.
 */
export const checkTable = (table: Record<string, Row>): void => {
  const seen = new Map<string, string>()
  for (const [name, row] of Object.entries(table)) {
    const place = `${row.method} ${row.path.replaceAll(/:[A-Za-z_]+\??/g, ':')}`
    const twin = seen.get(place)
    if (twin) throw new Error(`The rows ${twin} and ${name} both answer ${row.method} ${row.path}.`)
    seen.set(place, name)
    const inPath = paramsInPath(row.path).sort().join()
    const inSchema = Object.keys(row.params?._zod.def.shape ?? {})
      .sort()
      .join()
    if (inPath !== inSchema)
      throw new Error(`The row ${name} has the path parameters "${inPath}" and a schema for "${inSchema}".`)
    if (row.path.startsWith('/')) throw new Error(`The row ${name} has a path with a leading slash.`)
    if (row.body && row.upload) throw new Error(`The row ${name} takes both a body and a file.`)
    if (row.body && row.method === 'GET') throw new Error(`The row ${name} reads and takes a body.`)
  }
}
