import { markingTeamEndpoints } from '@quizwright/contracts/endpoints/marking-team.ts'
import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { MarkingTeamBody } from '@quizwright/contracts/schemas/marking-team.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type {
  Division,
  MarkingTeamOutcomes,
  TeamDecision,
} from '@quizwright/machines/marking-team/guards-and-actions.ts'
import { markingTeamMachine } from '@quizwright/machines/marking-team/machine.ts'
import { fromPromise } from 'xstate'
import { queryClient } from '../../../api/query-client.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'

export const teamKey = (quizId: string) => [...queryKeys.results, 'marking team', quizId]

const bodyOf = (division: Division, revision: number): MarkingTeamBody => ({
  revision,
  shared_by: division.sharedBy,
  marker_ids: [...division.markerIds],
  questions:
    division.sharedBy === 'question'
      ? Object.entries(division.questions)
          .filter(([, marker]) => division.markerIds.includes(marker))
          .map(([question, marker]) => ({ question_id: question, marker_id: marker }))
      : [],
  sample_percent: division.samplePercent,
  most_difference: division.mostDifference,
})

/** Sharing out changes whose turn every answer is, so all that is known of results is read again. */
const forgetQueues = () => queryClient.invalidateQueries({ queryKey: queryKeys.results })

type Refused =
  | { outcome: 'changed'; revision: number; problem: Problem }
  | { outcome: 'refused'; problem: Problem }

const refusalOf = async (error: unknown, quizId: string): Promise<Refused> => {
  if (!(error instanceof Problem)) throw error
  if (error.code !== 'TEAM_CHANGED') return { outcome: 'refused', problem: error }
  const { data } = await rest(markingTeamEndpoints).getMarkingTeam({ params: { id: quizId } })
  queryClient.setQueryData(teamKey(quizId), data)
  return { outcome: 'changed', revision: data.revision, problem: error }
}

const save = async (quizId: string, division: Division, revision: number): Promise<void> => {
  const { data } = await rest(markingTeamEndpoints).saveMarkingTeam({
    params: { id: quizId },
    body: bodyOf(division, revision),
  })
  queryClient.setQueryData(teamKey(quizId), data)
  await forgetQueues()
}

const saveTheDivision = fromPromise<
  MarkingTeamOutcomes['save the division'],
  { quizId: string; division: Division; revision: number }
>(async ({ input: { quizId, division, revision } }) => {
  try {
    await save(quizId, division, revision)
    return { outcome: 'saved' }
  } catch (error) {
    return refusalOf(error, quizId)
  }
})

const nobody: Division = {
  sharedBy: 'student',
  markerIds: [],
  questions: {},
  samplePercent: 0,
  mostDifference: 20,
}

const endTheDivision = fromPromise<
  MarkingTeamOutcomes['end the division'],
  { quizId: string; revision: number }
>(async ({ input: { quizId, revision } }) => {
  try {
    await save(quizId, nobody, revision)
    return { outcome: 'ended' }
  } catch (error) {
    return refusalOf(error, quizId)
  }
})

const saveTheDecision = fromPromise<MarkingTeamOutcomes['save the decision'], TeamDecision>(
  async ({ input: { resultId, questionId, revision, marks } }) => {
    try {
      const { data } = await rest(markingEndpoints).saveMarks({
        body: {
          question_id: questionId,
          result_ids: [resultId],
          revisions: [revision],
          decision: 'mark',
          marks,
        },
      })
      await forgetQueues()
      if (data.conflicts.length === 0) return { outcome: 'decided' }
      const message = say('This answer changed meanwhile. Look at it again, then decide.')
      return { outcome: 'refused', problem: new Problem('CONFLICT', { publicMessage: message }) }
    } catch (error) {
      if (error instanceof Problem) return { outcome: 'refused', problem: error }
      throw error
    }
  },
)

/** The machine of the screen with its calls. */
export const markingTeamMachineOfPage = markingTeamMachine.provide({
  actors: {
    'save the division': saveTheDivision,
    'end the division': endTheDivision,
    'save the decision': saveTheDecision,
  },
})
