import { expect } from 'vitest'
import { addQuiz, essayQuestion, soundQuestion } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

type Team = { quizId: string; questionIds: string[]; results: string[] }

const addWaiting = async (owner: Instructor, students: number, questions = 1): Promise<Team> => {
  const essays = Array.from({ length: questions }, (_, index) => essayQuestion(index + 1, { weightage: 10 }))
  const quizId = await addQuiz(owner, { quiz_type: 'daq' }, essays, true)
  const results: string[] = []
  for (let no = 1; no <= students; no++) results.push(await handIn(owner, quizId, `Student ${no}`, questions))
  return { quizId, questionIds: essays.map(({ _id }) => _id), results }
}
const handIn = async (owner: Instructor, quizId: string, name: string, questions = 1): Promise<string> => {
  const given = Array.from({ length: questions }, () => ({ words: `Of ${name}`, waits: true as const }))
  return (await owner.handIn({ quizId, name, given })).resultId
}

const addMarkers = async (owner: Instructor, quizId: string, count: number): Promise<Instructor[]> => {
  const markers = []
  for (let no = 0; no < count; no++) {
    const marker = await owner.addColleague()
    await owner.direct.addShare({ body: { quiz_id: quizId, email: marker.email, role: 'marker' } })
    markers.push(marker)
  }
  return markers
}

const teamOf = async (by: Instructor, quizId: string) =>
  (await by.viaGateway.getMarkingTeam({ params: { id: quizId } })).data
type Division = Partial<Parameters<Instructor['viaGateway']['saveMarkingTeam']>[0]['body']>
const divide = async (
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

const queueOf = async (by: Instructor) =>
  (await by.viaGateway.getMarkingQueue({ params: { id: by.uid }, query: { order: 'student' } })).data.answers
const overviewOf = async (by: Instructor) =>
  (await by.viaGateway.getMarkingOverview({ params: { id: by.uid }, query: {} })).data.quizzes
const differencesOf = async (by: Instructor, quizId: string, state: 'open' | 'decided' = 'open') =>
  (await by.viaGateway.getMarkDifferences({ params: { id: quizId }, query: { state } })).data.differences

type Answer = { result_id: string; question_id: string; revision: number }
const mark = async (by: Instructor, { result_id: id, question_id, revision }: Answer, marks?: number) =>
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
const resultOf = async (by: Instructor, id: string) =>
  (await by.viaGateway.getDaqResult({ params: { id } })).data.result

test('answers shared out by student: each marker has their part first, nobody that of another', async ({
  instructor,
}) => {
  const { quizId } = await addWaiting(instructor, 6, 2)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  expect(await teamOf(instructor, quizId)).toMatchObject({ revision: 0, markers: [], open: { share: 12 } })
  const team = await divide(instructor, quizId, [instructor, bo, cy])
  expect(team.markers.map(({ share, done }) => [share, done])).toEqual([
    [4, 0],
    [4, 0],
    [4, 0],
  ])
  const [ofBo, ofCy] = [await queueOf(bo), await queueOf(cy)]
  expect([ofBo.length, ofCy.length]).toEqual([4, 4])
  expect(new Set([...ofBo, ...ofCy].map((one) => one.result_id)).size).toBe(4)
  // All answers of a student are with one marker.
  expect(new Set(ofBo.map((one) => one.result_id)).size).toBe(2)
  expect(await overviewOf(bo)).toMatchObject([{ quiz_id: quizId, to_mark: 4, in_share: 4 }])

  // The owner may mark all, their own part first.
  const ofOwner = await queueOf(instructor)
  expect(ofOwner.length).toBe(12)
  expect(
    ofOwner.slice(0, 4).some((one) => [...ofBo, ...ofCy].some((two) => two.result_id === one.result_id)),
  ).toBe(false)
  expect(await overviewOf(instructor)).toMatchObject([{ to_mark: 12, in_share: 4 }])

  await mark(bo, ofBo[0]!, 7)
  expect((await teamOf(cy, quizId)).markers.map(({ done }) => done)).toEqual([0, 1, 0])
  await expect(mark(bo, ofCy[0]!, 7)).rejects.toMatchObject({
    status: 403,
    code: 'ROLE_NEEDED',
    message: `${cy.name} marks this answer. Ask the owner of the quiz for another share.`,
  })
  await expect(
    bo.viaGateway.updateAiResponse({
      params: { id: ofCy[0]!.result_id },
      body: { question_id: ofCy[0]!.question_id, instructor_updated_evaluation: 'Mine', marks_obtained: 3 },
    }),
  ).rejects.toMatchObject({ status: 403, code: 'ROLE_NEEDED' })
  expect(await mark(instructor, ofCy[0]!, 7)).toMatchObject({ saved: [{ revision: 1 }] })
})

test('answers shared out by question; those of a question that nobody has are for everybody', async ({
  instructor,
}) => {
  const { quizId, questionIds } = await addWaiting(instructor, 2, 3)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  await divide(instructor, quizId, [bo, cy], {
    shared_by: 'question',
    questions: [
      { question_id: questionIds[0]!, marker_id: bo.uid },
      { question_id: questionIds[1]!, marker_id: cy.uid },
    ],
  })
  const asked = async (by: Instructor) =>
    (await queueOf(by)).map(({ question_id: id }) => questionIds.indexOf(id))
  // Their own first, and then what is open.
  expect(await asked(bo)).toEqual([0, 0, 2, 2])
  expect(await asked(cy)).toEqual([1, 1, 2, 2])
  expect(await teamOf(instructor, quizId)).toMatchObject({ open: { share: 2, done: 0 } })
})

test('who hands in later is given to a marker, too: a known student to theirs, others where there is least', async ({
  instructor,
}) => {
  const { quizId } = await addWaiting(instructor, 3)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  const team = await divide(instructor, quizId, [bo, cy])
  expect(team.markers.map(({ share }) => share)).toEqual([2, 1])
  const late = await handIn(instructor, quizId, 'Late')
  expect((await queueOf(cy)).map(({ result_id: id }) => id)).toContain(late)
  const markerOf = async (name: string) => {
    const isIn = async (by: Instructor) =>
      (await queueOf(by)).some(({ student }) => student.full_name === name)
    return [(await isIn(bo)) && 'bo', (await isIn(cy)) && 'cy'].filter(Boolean)
  }
  const before = await markerOf('Student 1')
  await handIn(instructor, quizId, 'Student 1')
  expect([before.length, await markerOf('Student 1')]).toEqual([1, before])
  expect((await teamOf(instructor, quizId)).open).toEqual({ share: 0, done: 0 })
})

test('a sample is marked twice unseen: near marks count, distant ones wait for the owner', async ({
  instructor,
}) => {
  const { quizId, results } = await addWaiting(instructor, 4)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  const team = await divide(instructor, quizId, [bo, cy], { sample_percent: 100 })
  expect(team.markers.map(({ share, second }) => [share, second])).toEqual([
    [2, 2],
    [2, 2],
  ])
  const [ofBo, ofCy] = [await queueOf(bo), await queueOf(cy)]
  expect([ofBo.length, ofCy.length]).toEqual([4, 4])
  const of = (queue: typeof ofBo, index: number) => queue.find(({ result_id: id }) => id === results[index])!

  // The first mark is nowhere to be seen: not in the queue of the second marker, not in the result.
  expect(await mark(bo, of(ofBo, 0), 7)).toEqual({
    saved: [{ result_id: results[0], revision: 0 }],
    conflicts: [],
  })
  expect(await queueOf(cy)).toEqual(ofCy)
  expect((await resultOf(cy, results[0]!)).questions[0]).toMatchObject({ instructor_marks: null })
  expect((await queueOf(bo)).length).toBe(3)
  await expect(
    cy.viaGateway.updateAiResponse({
      params: { id: results[0]! },
      body: { question_id: of(ofCy, 0).question_id, instructor_updated_evaluation: 'No', marks_obtained: 3 },
    }),
  ).rejects.toMatchObject({
    status: 422,
    message: 'Two people mark this answer without seeing each other’s mark. Mark it under To mark.',
  })

  // Two of ten apart is near enough for 20 percent: the first mark counts.
  expect(await mark(cy, of(ofCy, 0), 9)).toMatchObject({ saved: [{ revision: 1 }] })
  expect((await resultOf(instructor, results[0]!)).questions[0]).toMatchObject({ instructor_marks: 7 })

  // Who corrects a slip still has not seen the other's mark, and what counted is open again.
  await mark(cy, { ...of(ofCy, 0), revision: 1 }, 2)
  expect((await resultOf(instructor, results[0]!)).questions[0]).toMatchObject({ instructor_marks: null })
  expect(await overviewOf(instructor)).toMatchObject([{ to_mark: 3, to_decide: 1 }])
  const [difference] = await differencesOf(instructor, quizId)
  expect(difference).toMatchObject({
    answer: { result_id: results[0] },
    marks: [
      { name: bo.name, marks: 7 },
      { name: cy.name, marks: 2 },
    ],
    decided: null,
  })
  // Neither of them decides, nor does either change the mark of the other.
  expect(
    (await mark(bo, { ...of(ofBo, 0), revision: difference!.answer.revision }, 3)).conflicts,
  ).toMatchObject([{ reason: 'settled', marks: null }])
  await expect(differencesOf(bo, quizId)).rejects.toMatchObject({ status: 403 })
  await mark(instructor, difference!.answer, 5)
  expect((await resultOf(instructor, results[0]!)).questions[0]).toMatchObject({ instructor_marks: 5 })
  expect(await differencesOf(instructor, quizId)).toEqual([])
  expect(await differencesOf(instructor, quizId, 'decided')).toMatchObject([{ decided: 5 }])
  expect((await mark(cy, { ...of(ofCy, 0), revision: 3 }, 9)).conflicts).toMatchObject([
    { reason: 'settled', marks: 5 },
  ])
})

test('a repeated unseen mark changes nothing, and one that is taken back waits again', async ({
  instructor,
}) => {
  const { quizId, results } = await addWaiting(instructor, 2)
  const markers = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  await divide(instructor, quizId, markers, { sample_percent: 100 })
  const [bo, cy] = markers
  const answer = (await queueOf(bo)).find(({ result_id: id }) => id === results[0])!
  const once = await mark(bo, answer, 4)
  expect(await mark(bo, answer, 4)).toEqual(once)
  await mark(bo, answer)
  expect((await queueOf(bo)).length).toBe(2)
  await mark(bo, answer, 4)
  const settled = await mark(cy, answer, 4)
  expect(settled).toMatchObject({ saved: [{ revision: 1 }] })
  expect(await mark(cy, answer, 4)).toEqual(settled)
})

test('agreement is that of both marks, with intervals from ten students on', async ({ instructor }) => {
  const { quizId } = await addWaiting(instructor, 12)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  await divide(instructor, quizId, [bo, cy], { sample_percent: 100, most_difference: 10 })
  for (const [index, answer] of (await queueOf(bo)).entries()) {
    await mark(bo, answer, index % 7)
    // Every fourth is three marks apart.
    await mark(cy, answer, (index % 7) + (index % 4 === 3 ? 3 : 0))
  }
  const team = await teamOf(instructor, quizId)
  expect(team).toMatchObject({ marked_twice: 12, to_decide: 3, agreement: { students: 12, exact: 75 } })
  const { weighted_kappa: kappa, rmse, intervals } = team.agreement
  // By hand: three differences of 3 marks in twelve, where marks paired at random are 8.694 apart (mean square).
  expect(rmse).toBeCloseTo(10 * Math.sqrt(27 / 12), 10)
  expect(kappa).toBeCloseTo(1 - 27 / 12 / ((121 + 190) / 12 - (2 * 31 * 40) / 144), 10)
  expect(intervals.weighted_kappa![0]).toBeLessThan(kappa!)
  expect(intervals.weighted_kappa![1]).toBeGreaterThan(kappa!)
  expect((await differencesOf(instructor, quizId)).length).toBe(3)

  // Larger differences are allowed: nothing is left to decide, and the first marks count.
  await divide(instructor, quizId, [bo, cy], { sample_percent: 100, most_difference: 30 })
  expect(await teamOf(instructor, quizId)).toMatchObject({ to_decide: 0 })
  expect(await overviewOf(instructor)).toEqual([])
})

test('when nothing is marked twice any more, single marks count', async ({ instructor }) => {
  const { quizId, results } = await addWaiting(instructor, 2)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  await divide(instructor, quizId, [bo, cy], { sample_percent: 100 })
  const answer = (await queueOf(bo)).find(({ result_id: id }) => id === results[1])!
  await mark(bo, answer, 6)
  expect(await divide(instructor, quizId, [])).toMatchObject({ markers: [], marked_twice: 0 })
  expect((await resultOf(instructor, results[1]!)).questions[0]).toMatchObject({ instructor_marks: 6 })
  expect((await queueOf(cy)).map(({ result_id: id }) => id)).toEqual([results[0]])
})

test('suggestions are not confirmed for another, nor for what is marked twice', async ({
  instructor,
  world,
}) => {
  const essay = essayQuestion(1, { weightage: 10 })
  const quizId = await addQuiz(instructor, { quiz_type: 'daq' }, [essay], true)
  await world.addAttempts(quizId, 0)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  for (const name of ['Ann', 'Bea', 'Cal', 'Dot'])
    await instructor.handIn({ quizId, name, given: [{ words: essay.solution!, waits: true }] })
  await divide(instructor, quizId, [bo, cy])
  const sureOf = async (by: Instructor) =>
    (await by.viaGateway.getSureSuggestions({ params: { id: quizId } })).data.count
  const all = await sureOf(instructor)
  expect((await sureOf(bo)) + (await sureOf(cy))).toBe(all)
  await divide(instructor, quizId, [bo, cy], { sample_percent: 100 })
  expect([await sureOf(instructor), await sureOf(bo)]).toEqual([0, 0])
})

test('two who share out at once do not overwrite each other, and strangers to the quiz are no markers', async ({
  instructor,
  otherInstructor,
}) => {
  const { quizId } = await addWaiting(instructor, 2)
  const [bo] = (await addMarkers(instructor, quizId, 1)) as [Instructor]
  const editor = await instructor.addColleague()
  await instructor.direct.addShare({ body: { quiz_id: quizId, email: editor.email, role: 'editor' } })
  await divide(editor, quizId, [bo, instructor])
  await expect(divide(instructor, quizId, [bo], { revision: 0 })).rejects.toMatchObject({
    status: 409,
    code: 'TEAM_CHANGED',
  })
  await expect(divide(instructor, quizId, [bo, otherInstructor])).rejects.toMatchObject({
    status: 422,
    message: 'Somebody in this team can no longer mark this quiz. Give them a role, or leave them out.',
  })
  await expect(divide(bo, quizId, [bo])).rejects.toMatchObject({ status: 403, code: 'ROLE_NEEDED' })

  // Who loses their role is named, so that their share is given to others.
  await instructor.direct.removeShare({ body: { quiz_id: quizId, kind: 'person', subject_id: bo.uid } })
  expect((await teamOf(instructor, quizId)).markers).toMatchObject([
    { _id: bo.uid, is_colleague: false },
    { _id: instructor.uid, is_colleague: true },
  ])
})

test('in a quiz with other questions, only the descriptive ones are shared out', async ({ instructor }) => {
  const essay = essayQuestion(2, { weightage: 10, interaction: { kind: 'descriptive' } })
  const quizId = await addQuiz(instructor, {}, [soundQuestion(1), essay], true)
  await instructor.handIn({ quizId, name: 'Ann', given: [1, { words: 'Of Ann', waits: true }] })
  const [bo] = (await addMarkers(instructor, quizId, 1)) as [Instructor]
  const team = await divide(instructor, quizId, [bo], {
    shared_by: 'question',
    questions: [{ question_id: essay._id, marker_id: bo.uid }],
  })
  expect(team.questions).toEqual([{ question_id: essay._id, question_no: 2, marker_id: bo.uid }])
  expect(team).toMatchObject({ markers: [{ share: 1, done: 0 }], open: { share: 0 } })
  const simple = await addQuiz(instructor, {}, [soundQuestion(1)], true)
  await expect(divide(instructor, simple, [instructor])).rejects.toMatchObject({
    status: 422,
    message: 'Only descriptive answers are shared out: all others mark themselves.',
  })
})
