import { Problem } from '@quizwright/contracts/problem.ts'

/** Error codes of Postgres and of the file system. */
const storageFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])
/**
 * Error codes after which a retry may succeed: no connection, too many connections, a timeout, a restart, a
 * serialization failure or a deadlock.
 */
const transientCode =
  /^(?:08\w{3}|53300|57014|57P0[123]|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** Messages of pg for a lost or unavailable connection. These errors have no code, as timeouts of a bucket. */
const connectionMessage = new RegExp(
  '^(?:Connection terminated|Client has encountered a connection error|Client was closed' +
    '|timeout exceeded when trying to connect|timeout expired|Query read timeout)',
)
const retryAfterSeconds = 2

/** Whether the database could not be asked. A retry, or another server with the same data, may succeed. */
export const isUnavailable = (error: unknown): boolean => {
  const problem = toStorageProblem(error)
  return problem instanceof Problem && problem.code === 'BUSY'
}

/** Converts a failure of the storage into a problem. Returns any other error unchanged. */
export const toStorageProblem = (error: unknown): unknown => {
  if (error instanceof Problem) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, name, message } = cause as NodeJS.ErrnoException
    if (code !== undefined && storageFullCodes.has(code)) return new Problem('STORAGE_FULL', { cause: error })
    const isTransient =
      code === undefined
        ? name === 'TimeoutError' || connectionMessage.test(message)
        : transientCode.test(code)
    if (isTransient) return new Problem('BUSY', { cause: error, retryAfterSeconds })
  }
  return error
}
