import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { rest } from '../../../api/rest.ts'
import type { OpenDraft } from '../drafts-on-page.ts'
import { linkVideoPointsOf } from './link-video-points.ts'

afterEach(() => vi.restoreAllMocks())

const point = {
  id: 'p1',
  time: 12.5,
  percentage: 50,
  data: 'old',
  isLink: false,
  link_text: 's1',
  new: false,
  disabled: false,
}

/** Links the points of a quiz with this video. The services respond with these points, or with a problem. */
const link = async (video_id: string | null, points: (typeof point)[] | Problem) => {
  vi.restoreAllMocks()
  const read = vi.spyOn(rest(structureEndpoints), 'getVideoPoints')
  if (points instanceof Problem) read.mockRejectedValue(points)
  else read.mockResolvedValue({ success: true, points })
  const change = vi
    .spyOn(rest(structureEndpoints), 'changeQuizVideoPoint')
    .mockResolvedValue({ success: true })
  const store = { getSnapshot: () => ({ context: { quiz: { video_id } } }) } as unknown as OpenDraft['store']
  const input = { oldQuizId: 'old', newQuizId: 'new' }
  const outcome = await toPromise(createActor(linkVideoPointsOf({ store }), { input }).start())
  return { outcome, sent: change.mock.calls.map(([{ body }]) => body), read: read.mock.calls.length }
}
const versions = { old_quiz_id: 'old', new_quiz_id: 'new' }

test('given a point, then its time and percentage are sent with both versions', async () => {
  const other = { ...point, id: 'p2', data: 'another', time: 3 }
  expect(await link('v1', [other, point])).toEqual({
    outcome: { outcome: 'linked' },
    sent: [{ ...versions, time: 12.5, percentage: 50 }],
    read: 1,
  })
})

test('given a point that was linked already, then linking it again keeps its time', async () => {
  const { sent } = await link('v1', [{ ...point, data: 'new' }])
  expect(sent).toEqual([{ ...versions, time: 12.5, percentage: 50 }])
})

test('given no video, a video without the quiz, or a video that is gone, then only the versions are sent', async () => {
  expect(await link(null, [point])).toMatchObject({ sent: [versions], read: 0 })
  expect((await link('v1', [])).sent).toEqual([versions])
  expect((await link('v1', new Problem('NOT_FOUND'))).sent).toEqual([versions])
})

test('given points that cannot be read, then nothing is linked and the reason is kept', async () => {
  const problem = new Problem('UPSTREAM_DOWN')
  expect(await link('v1', problem)).toMatchObject({ outcome: { outcome: 'refused', problem }, sent: [] })
})
