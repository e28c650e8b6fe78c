import { Problem } from '@quizwright/contracts/problem.ts'

const storageFull = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])
/** The database is away, full of connections, too slow, or gave way to another transaction. */
const passing = /^(?:08\w{3}|53300|57014|57P0[123]|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** What the driver says of a connection that broke or could not be had: these errors of its have no code. */
const unreachable =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/
const retryAfterSeconds = 2

/** A failure of the storage as a problem; anything else as it came. */
export const toStorageProblem = (error: unknown): unknown => {
  if (error instanceof Problem) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code !== undefined && storageFull.has(code)) return new Problem('STORAGE_FULL', { cause: error })
    if (code === undefined ? unreachable.test(message) : passing.test(code))
      return new Problem('BUSY', { cause: error, retryAfterSeconds })
  }
  return error
}
