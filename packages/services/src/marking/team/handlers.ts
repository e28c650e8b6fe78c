import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../../context.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { readDifferences } from './read-differences.ts'
import { readTeam } from './read-team.ts'
import { saveTeam } from './save-team.ts'

export const teamMarkingHandlers = ({ db, now }: Context) =>
  ({
    getMarkingTeam: async ({ params, user }) => dataResponse(await readTeam(db, params.id, user.userId)),
    saveMarkingTeam: async ({ params, body, user: { userId } }) => {
      await db.transaction((tx) => saveTeam(tx, params.id, body, { userId, now: now() }))
      return dataResponse(await readTeam(db, params.id, userId))
    },
    getMarkDifferences: async ({ params, query }) =>
      dataResponse(await readDifferences(db, params.id, query)),
  }) satisfies Pick<Handlers<'quiz'>, 'getMarkingTeam' | 'saveMarkingTeam' | 'getMarkDifferences'>
