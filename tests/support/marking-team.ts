import { addQuiz, essayQuestion } from './seed-objects.ts'
import type { Instructor } from './world.ts'

export type Team = { quizId: string; questionIds: string[]; results: string[] }

export const addWaiting = async (owner: Instructor, students: number, questions = 1): Promise<Team> => {
  const essays = Array.from({ length: questions }, (_, index) => essayQuestion(index + 1, { weightage: 10 }))
  const quizId = await addQuiz(owner, { quiz_type: 'daq' }, essays, true)
  const results: string[] = []
  for (let no = 1; no <= students; no++) results.push(await handIn(owner, quizId, `Student ${no}`, questions))
  return { quizId, questionIds: essays.map(({ _id }) => _id), results }
}
export const handIn = async (
  owner: Instructor,
  quizId: string,
  name: string,
  questions = 1,
): Promise<string> => {
  const given = Array.from({ length: questions }, () => ({ words: `Of ${name}`, waits: true as const }))
  return (await owner.handIn({ quizId, name, given })).resultId
}

export const addMarkers = async (owner: Instructor, quizId: string, count: number): Promise<Instructor[]> => {
  const markers = []
  for (let no = 0; no < count; no++) {
    const marker = await owner.addColleague()
    await owner.direct.addShare({ body: { quiz_id: quizId, email: marker.email, role: 'marker' } })
    markers.push(marker)
  }
  return markers
}

export const teamOf = async (by: Instructor, quizId: string) =>
  (await by.viaGateway.getMarkingTeam({ params: { id: quizId } })).data
export type Division = Partial<Parameters<Instructor['viaGateway']['saveMarkingTeam']>[0]['body']>
export const divide = async (
  by: Instructor,
  quizId: string,
  markers: readonly Instructor[],
  division: Division = {},
) => {
  const { revision } = await teamOf(by, quizId)
  const body = {
    revision,
    shared_by: 'student' as const,
    marker_ids: markers.map(({ uid }) => uid),
    questions: [],
    sample_percent: 0,
    most_difference: 20,
    ...division,
  }
  return (await by.viaGateway.saveMarkingTeam({ params: { id: quizId }, body })).data
}

export const queueOf = async (by: Instructor) =>
  (await by.viaGateway.getMarkingQueue({ params: { id: by.uid }, query: { order: 'student' } })).data.answers
export const overviewOf = async (by: Instructor) =>
  (await by.viaGateway.getMarkingOverview({ params: { id: by.uid }, query: {} })).data.quizzes
export const differencesOf = async (by: Instructor, quizId: string, state: 'open' | 'decided' = 'open') =>
  (await by.viaGateway.getMarkDifferences({ params: { id: quizId }, query: { state } })).data.differences

export type Answer = { result_id: string; question_id: string; revision: number }
export const mark = async (
  by: Instructor,
  { result_id: id, question_id, revision }: Answer,
  marks?: number,
) =>
  (
    await by.viaGateway.saveMarks({
      body: {
        question_id,
        result_ids: [id],
        revisions: [revision],
        ...(marks === undefined ? { decision: 'reopen' } : { decision: 'mark', marks }),
      },
    })
  ).data
export const resultOf = async (by: Instructor, id: string) =>
  (await by.viaGateway.getDaqResult({ params: { id } })).data.result
