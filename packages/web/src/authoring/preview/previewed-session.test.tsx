import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeQuiz, goodQuestions } from '../editor/testing/fake-quiz.ts'
import { toPaper, paperOfStudent } from './preview-paper.ts'
import { PreviewedSession, previewInSession } from './previewed-session.tsx'

afterEach(cleanup)

const sessionWith = (arrangement: Session['arrangement']): Session =>
  ({ _id: 's1', name: 'Monday group', arrangement }) as Session
const read = {
  quiz: { ...fakeQuiz, arrangement: { one_way: true, wrong_costs: 0.25 } },
  questions: goodQuestions(6),
  isUnsaved: false,
}
const idsOf = (one: typeof read | ReturnType<typeof previewInSession>) =>
  [1, 2, 3].map((seed) =>
    paperOfStudent(one, seed)
      .questions.map(({ _id }) => _id)
      .join(),
  )

test('a quiz is previewed in the order of a session, which goes one way only if the session says so', () => {
  const shown = previewInSession(read, sessionWith({ shuffle_questions: 'all' }))
  expect(new Set(idsOf(read)).size).toBe(1)
  expect(new Set(idsOf(shown)).size).toBeGreaterThan(1)
  expect(toPaper(paperOfStudent(shown, 1)).arrangement).toEqual({
    shuffle_questions: 'all',
    wrong_costs: 0.25,
  })
})

test('a session without rules of its own, like none, leaves the quiz as it is', () => {
  expect(previewInSession(read, undefined)).toBe(read)
  expect(previewInSession(read, sessionWith(null)).quiz.arrangement).toEqual(read.quiz.arrangement)
  const plain = { ...read, quiz: fakeQuiz }
  expect(previewInSession(plain, sessionWith({})).quiz).not.toHaveProperty('arrangement')
})

test('the session is chosen where there is one with rules of its own', () => {
  const onChoose = vi.fn()
  const { rerender } = render(<PreviewedSession sessions={[]} value="" onChoose={onChoose} />)
  expect(screen.queryByRole('combobox')).toBeNull()
  rerender(<PreviewedSession sessions={[sessionWith({ one_way: true })]} value="" onChoose={onChoose} />)
  fireEvent.change(screen.getByLabelText('Question order and navigation'), { target: { value: 's1' } })
  expect(onChoose).toHaveBeenCalledWith('s1')
})
