import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Abilities } from '@quizwright/contracts/schemas/abilities.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import { checkResponse } from './check-response.ts'
import type { Upstream } from './upstream.ts'

type Caller = Credentials & { requestId: string; deadlineMs?: number }
/**
 * Rejects with KIND_NOT_OFFERED if the services do not list one of the kinds, and with their own problem if they cannot
 * be asked.
 */
export type RequireKinds = (kinds: readonly string[], caller: Caller) => Promise<void>

const row = endpoints.getAbilities
const maxResponseBytes = 64 * 1_024
const rememberedMs = 60_000

const kindIn = (question: unknown): string[] => {
  if (typeof question !== 'object' || question === null || !('interaction' in question)) return []
  const { interaction } = question
  return typeof interaction === 'object' && interaction !== null && 'kind' in interaction
    ? [String(interaction.kind)]
    : []
}

/** Returns the kinds of the questions in a validated body or frame: each field is a question, or a list of them. */
export const kindsIn = (body: unknown): string[] =>
  typeof body === 'object' && body !== null
    ? [
        ...new Set(
          Object.values(body).flatMap((field) => (Array.isArray(field) ? field : [field]).flatMap(kindIn)),
        ),
      ]
    : []

const askAbilities = async (
  quiz: Upstream,
  { uid, token, requestId, deadlineMs }: Caller,
): Promise<string[]> => {
  const response = await quiz.send({
    method: row.method,
    path: `/${row.path}`,
    headers: {
      uid,
      authorization: token,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-request-id': requestId,
    },
    maxResponseBytes,
    isIdempotent: true,
    deadlineMs,
  })
  try {
    const { data } = checkResponse(row, response).data as { data: Abilities }
    return data.kinds.map(({ kind }) => kind)
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_OFFERED') return []
    throw error
  }
}

/**
 * Asks the quiz service for its kinds, at most once a minute and only if a question has one. Services that do not know
 * the field would drop it, and the questions would be lost in silence.
 */
export const createRequireKinds = (
  quiz: Upstream,
  now: () => number = () => performance.now(),
): RequireKinds => {
  let known: { kinds: Promise<string[]>; until: number } | undefined
  const read = (caller: Caller): Promise<string[]> => {
    if (known && known.until > now()) return known.kinds
    const asked = { kinds: askAbilities(quiz, caller), until: now() + rememberedMs }
    known = asked
    asked.kinds.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.kinds
  }
  return async (kinds, caller) => {
    if (kinds.length === 0) return
    const offered = await read(caller)
    if (kinds.some((kind) => !offered.includes(kind))) throw new Problem('KIND_NOT_OFFERED')
  }
}
