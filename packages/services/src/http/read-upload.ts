import type { MultipartFile } from '@fastify/multipart'
import type { Row } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import type { UploadedFile } from '@quizwright/server/routes/handler.ts'
import type { FastifyRequest } from 'fastify'

const maxFields = 10
const maxFieldBytes = 10_000

/**
 * Parses a multipart body up to its file, whose content the caller then reads as a stream. Text fields must come
 * before the file. Reading the content throws BODY_TOO_LARGE if the file is too large, and ONE_FILE_ONLY if a second
 * file follows.
 */
export const readUpload = async (request: FastifyRequest, row: Row): Promise<UploadedFile> => {
  const { upload } = row
  if (!upload) throw new Error(`The row ${row.path} accepts no file.`)
  const limits = {
    fileSize: upload.maxBytes,
    files: 2,
    fields: maxFields,
    fieldSize: maxFieldBytes,
    parts: maxFields + 2,
    headerPairs: 50,
  }
  const parts = request.parts({ limits })
  const fields: Record<string, string> = {}
  for (;;) {
    const { value: part, done } = await parts.next().catch(throwProblem)
    if (done) throw new Problem('FILE_MISSING')
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    if (part.fieldname !== upload.file)
      throw new Problem('CONTRACT', {
        errors: [{ field: part.fieldname, messages: [`${part.fieldname} is not known here`] }],
      })
    if (upload.fields) refuseInvalidFields(upload.fields, fields)
    return { content: readFile(part, parts), fileName: part.filename, mediaType: part.mimetype, fields }
  }
}

type Parts = ReturnType<FastifyRequest['parts']>

async function* readFile(part: MultipartFile, parts: Parts): AsyncGenerator<Uint8Array> {
  yield* part.file
  if (part.file.truncated) throw new Problem('BODY_TOO_LARGE')
  const next = await parts.next().catch(throwProblem)
  if (next.done) return
  if (next.value.type === 'file') throw new Problem('ONE_FILE_ONLY')
  throw new Problem('MALFORMED', { message: 'The texts must come before the file. Send them in that order.' })
}

const refuseInvalidFields = (
  schema: NonNullable<NonNullable<Row['upload']>['fields']>,
  fields: unknown,
): void => {
  const checked = validate(schema, fields)
  if (!checked.ok) throw new Problem('CONTRACT', { errors: checked.errors })
}

/** Converts errors of the multipart parser into problems, because the request causes all of them. */
const throwProblem = (error: unknown): never => {
  const { code } = error as { code?: string }
  if (error instanceof Problem) throw error
  if (code === 'FST_FILES_LIMIT') throw new Problem('ONE_FILE_ONLY')
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    throw new Problem('BODY_TOO_LARGE', { cause: error })
  throw new Problem('MALFORMED', { cause: error })
}
