import { featuresOfQuestion } from '@quizwright/domain/kinds/question-features.ts'
import { featuresOf } from '@quizwright/domain/arrangement/schema.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Abilities } from '@quizwright/contracts/schemas/abilities.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import { checkResponse } from './check-response.ts'
import type { Upstream } from './upstream.ts'

type Caller = Credentials & { requestId: string; deadlineMs?: number }
/** What services must know to store a body whole: kinds of questions, and parts of an arrangement. */
export type Needed = { kinds: readonly string[]; features: readonly string[] }
/**
 * Rejects with KIND_NOT_OFFERED or FEATURE_NOT_OFFERED if the services do not list something that is needed, and with
 * their own problem if they cannot be asked.
 */
export type RequireAbilities = (needed: Needed, caller: Caller) => Promise<void>

/** The problems of rows whose bodies may need abilities. */
export const abilityProblems: ReadonlySet<string> = new Set(['KIND_NOT_OFFERED', 'FEATURE_NOT_OFFERED'])

const row = endpoints.getAbilities
const maxResponseBytes = 64 * 1_024
const rememberedMs = 60_000

/** What a value needs if it is a question. */
const featuresIn = (question: unknown): string[] =>
  typeof question === 'object' && question !== null ? featuresOfQuestion(question) : []

const kindIn = (question: unknown): string[] => {
  if (typeof question !== 'object' || question === null || !('interaction' in question)) return []
  const { interaction } = question
  return typeof interaction === 'object' && interaction !== null && 'kind' in interaction
    ? [String(interaction.kind)]
    : []
}

/** Returns what may be a question in a validated body or frame: each field is one, or a list of them. */
const questionsIn = (body: unknown): unknown[] =>
  typeof body === 'object' && body !== null ? Object.values(body).flat() : []

/** Returns what a validated body or frame needs. */
export const neededIn = (body: unknown): Needed => {
  const arrangement =
    typeof body === 'object' && body !== null && 'arrangement' in body ? body.arrangement : null
  const questions = questionsIn(body)
  return {
    kinds: [...new Set(questions.flatMap(kindIn))],
    features: [...(arrangement ? featuresOf(arrangement) : []), ...new Set(questions.flatMap(featuresIn))],
  }
}

/** Whether nothing is needed that services may lack. */
export const needsNothing = ({ kinds, features }: Needed): boolean =>
  kinds.length === 0 && features.length === 0

const askAbilities = async (
  quiz: Upstream,
  { uid, token, requestId, deadlineMs }: Caller,
): Promise<Needed> => {
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
    return { kinds: data.kinds.map(({ kind }) => kind), features: data.features }
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_OFFERED') return { kinds: [], features: [] }
    throw error
  }
}

/**
 * Asks the quiz service what it can, at most once a minute and only if a body needs something. Services that do not
 * know the field would drop it: questions would be lost in silence, or students marked by other rules than were set.
 */
export const createRequireAbilities = (
  quiz: Upstream,
  now: () => number = () => performance.now(),
): RequireAbilities => {
  let known: { abilities: Promise<Needed>; until: number } | undefined
  const read = (caller: Caller): Promise<Needed> => {
    if (known && known.until > now()) return known.abilities
    const asked = { abilities: askAbilities(quiz, caller), until: now() + rememberedMs }
    known = asked
    asked.abilities.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.abilities
  }
  return async (needed, caller) => {
    if (needsNothing(needed)) return
    const offered = await read(caller)
    if (needed.kinds.some((kind) => !offered.kinds.includes(kind))) throw new Problem('KIND_NOT_OFFERED')
    if (needed.features.some((feature) => !offered.features.includes(feature)))
      throw new Problem('FEATURE_NOT_OFFERED')
  }
}
