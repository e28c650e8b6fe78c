import type { Finding } from './finding.ts'
import { errorFinding } from './required.ts'

type Division = {
  shared_by: 'question' | 'student'
  marker_ids: readonly string[]
  questions: readonly { question_id: string; marker_id: string }[]
  sample_percent: number
}

/** Requires that a division names each marker and question once, and two markers where answers are marked twice. */
export const markingTeamFindings = ({
  shared_by: sharedBy,
  marker_ids: markerIds,
  questions,
  sample_percent: percent,
}: Division): Finding[] => {
  const markers = new Set(markerIds)
  const isTwice =
    markers.size !== markerIds.length ||
    new Set(questions.map(({ question_id: id }) => id)).size !== questions.length
  const isStranger = sharedBy === 'question' && questions.some(({ marker_id: id }) => !markers.has(id))
  return [
    ...(isTwice ? [errorFinding('team', 'marker_ids', 'Name each marker and each question once')] : []),
    ...(isStranger ? [errorFinding('team', 'questions', 'Give questions only to markers of the team')] : []),
    ...(percent > 0 && markers.size < 2
      ? [errorFinding('team', 'sample_percent', 'Answers are marked twice by at least two markers')]
      : []),
  ]
}
