import { arrangementFeatures } from '@quizwright/domain/arrangement/schema.ts'
import { interactionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../http/response-bodies.ts'

const abilities = {
  kinds: interactionKinds.map((kind) => ({ kind, version: 1 })),
  features: [...arrangementFeatures],
}

export const getAbilities: Handlers<'quiz'>['getAbilities'] = async () => dataResponse(abilities)
