import { createHash } from 'node:crypto'
import { idempotencyHeader } from '@quizwright/contracts/http/idempotency-key.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { User } from '@quizwright/server/routes/handler.ts'
import { and, eq } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import type { Database, Queryable } from '../database/database.ts'
import { lockNames } from '../database/queries/lock-names.ts'
import { answeredCalls } from '../database/tables/answered-calls.ts'

type KeyedCall = {
  user: User
  idempotencyKey: string | undefined
  params: unknown
  query: unknown
  body: unknown
}

const keyTaken = 'belongs to another call; send this one with a new key'
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Runs `work` once per key. The same call with the same key gets the stored response, also while the first one still
 * runs. The response is stored in the transaction of the work, so that both exist or neither. A refused call stores
 * nothing. Without a key the work always runs. Throws CONTRACT if the key belongs to another call.
 */
export const answerOnce = async <Response>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: string,
  { user: { userId: ownerId }, idempotencyKey, params, query, body }: KeyedCall,
  work: (db: Database) => Promise<Response>,
): Promise<Response> => {
  if (idempotencyKey === undefined) return work(db)
  const keyHash = hashOf(idempotencyKey)
  const requestHash = hashOf(JSON.stringify([name, params, query, body]))
  return db.transaction(async (tx) => {
    await lockNames(tx, [`call ${ownerId} ${keyHash}`])
    const stored = await findAnswered(tx, ownerId, keyHash)
    if (stored && stored.requestHash !== requestHash)
      throw new Problem('CONTRACT', { errors: [{ field: idempotencyHeader, messages: [keyTaken] }] })
    if (stored) return stored.response as Response
    const response = await work(tx)
    await tx.insert(answeredCalls).values({
      ownerId,
      keyHash,
      requestHash,
      response: response as Record<string, unknown>,
      createdAt: now(),
    })
    return response
  })
}

const findAnswered = async (tx: Queryable, ownerId: string, keyHash: string) => {
  const [stored] = await tx
    .select()
    .from(answeredCalls)
    .where(and(eq(answeredCalls.ownerId, ownerId), eq(answeredCalls.keyHash, keyHash)))
  return stored
}
