import { expect } from 'vitest'
import {
  addMarkers,
  addWaiting,
  divide,
  handIn,
  mark,
  overviewOf,
  queueOf,
  teamOf,
} from '../support/marking-team.ts'
import { addQuiz, essayQuestion, soundQuestion } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

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
    message: `This result is in another marker’s share. Ask ${instructor.name} for another share.`,
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
    message: 'Only descriptive answers are assigned to markers: all others are marked automatically.',
  })
})
