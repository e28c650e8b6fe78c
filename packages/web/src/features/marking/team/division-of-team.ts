import type { MarkingTeam } from '@quizwright/contracts/schemas/marking-team.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { Division } from '@quizwright/machines/marking-team/guards-and-actions.ts'

/** Gives each question that has no marker to the next one in turn. */
export const withQuestions = (division: Division, team: MarkingTeam): Division => {
  const { markerIds } = division
  if (markerIds.length === 0) return division
  const isKnown = (id: string | undefined) => id !== undefined && markerIds.includes(id)
  return {
    ...division,
    questions: Object.fromEntries(
      team.questions.map(({ question_id: id }, index) => {
        const chosen = division.questions[id]
        return [
          id,
          isKnown(chosen) ? defined(chosen, 'chosen') : elementAt(markerIds, index % markerIds.length),
        ]
      }),
    ),
  }
}

/** The choice with which sharing out begins: the team as it is, or all who may mark. */
export const divisionOf = (team: MarkingTeam): Division => {
  const known = new Set(team.candidates.map(({ _id }) => _id))
  const markerIds = (team.markers.length > 0 ? team.markers : team.candidates)
    .map(({ _id }) => _id)
    .filter((id) => known.has(id))
  const questions = Object.fromEntries(
    team.questions.flatMap(({ question_id: id, marker_id: marker }) =>
      marker === null ? [] : [[id, marker]],
    ),
  )
  const isNew = team.markers.length === 0
  const samplePercent = isNew ? 10 : team.sample_percent
  const division: Division = {
    sharedBy: team.shared_by,
    markerIds,
    questions,
    samplePercent: markerIds.length < 2 ? 0 : samplePercent,
    mostDifference: team.most_difference,
  }
  return withQuestions(division, team)
}
