import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { expect, test } from 'vitest'
import { handInOverdueAttempts } from '../hand-in/hand-in-overdue-attempts.ts'
import { unseenMarks } from '../../database/tables/marking-team.ts'
import {
  ada,
  now,
  quizId,
  rowOf,
  services,
  sessionId,
  setUpAttemptTests,
  two,
  wait,
} from '../../learner/attempt-test-setup.ts'
import { begin } from '../../test-support/learner-client.ts'

setUpAttemptTests()

test('marks that two gave the words before do not pass to accepted ones, and come back with an undo', async () => {
  const { learner, params } = await begin(services.url, sessionId, 'Bo')
  const { dueAt } = await rowOf(params.id)
  wait(60)
  await handInOverdueAttempts({ db: services.db, now })
  const late = {
    question_id: two,
    selected: [0],
    answer: '',
    is_marked: false,
    time_spent: 3,
    answered_at: serializeDateTime(new Date(dueAt.getTime() - 60_000)),
  }
  await learner.sendLateAnswers({ params, body: { answers: [late] } })
  const marks = ['bo', 'cy'].map((accountId, index) => ({
    attemptId: params.id,
    questionId: two,
    accountId,
    marks: index,
    evaluation: index === 0 ? null : 'Short.',
    markedAt: now(),
  }))
  const readMarks = () => services.db.select().from(unseenMarks).orderBy(unseenMarks.accountId)
  await services.db.insert(unseenMarks).values(marks)
  const accepted = await ada.client.acceptLateAnswers({
    body: { quiz_id: quizId, attempt_ids: [params.id], reason: 'The network was down.' },
  })
  expect(await readMarks()).toEqual([])
  await services.db.insert(unseenMarks).values({ ...marks[0]!, marks: 2 })
  await ada.client.undoLateAnswers({
    body: { quiz_id: quizId, acceptance_id: accepted.data.acceptances[0]!._id },
  })
  expect(await readMarks()).toEqual(marks)
})
