import { arrangementFeatures } from '@quizwright/domain/arrangement/schema.ts'
import { interactionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { dataResponse } from '../http/response-bodies.ts'

const kinds = interactionKinds.map((kind) => ({ kind, version: 1 }))

export const getAbilities =
  ({ ltiPlatforms }: Pick<Context, 'ltiPlatforms'>): Handlers<'quiz'>['getAbilities'] =>
  async () =>
    dataResponse({
      kinds,
      features: [
        ...arrangementFeatures,
        'feedback',
        ...(ltiPlatforms.length > 0 ? ['learning_platforms'] : []),
      ],
    })
