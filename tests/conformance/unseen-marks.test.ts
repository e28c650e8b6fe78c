import { expect } from 'vitest'
import {
  addMarkers,
  addWaiting,
  differencesOf,
  divide,
  mark,
  overviewOf,
  queueOf,
  resultOf,
  teamOf,
} from '../support/marking-team.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

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
