import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuestionSide } from './question-side.tsx'

afterEach(cleanup)

const withVideo = (related_video_id: string | null) => ({
  ...blankQuestion('q1', 'full'),
  question: 'Why?',
  related_video_id,
})

test.each([
  ['the other side does not have the question', 'v1', undefined, null],
  ['both have the same video', 'v1', 'v1', null],
  ['the other side has none', 'v1', null, 'With a related video'],
  ['the other side has another one', 'v1', 'v2', 'Another related video'],
  ['only the other side has one', null, 'v2', 'No related video'],
])('shows the related video when %s', (_, own, other, said) => {
  const comparedWith = other === undefined ? null : withVideo(other)
  render(
    <QuestionSide
      title="Mine"
      question={withVideo(own)}
      comparedWith={comparedWith}
      absent="Deleted"
      view="both"
    />,
  )
  expect(screen.queryByText(/related video/)?.textContent ?? null).toBe(said)
})

test('formulas in a text are drawn, changed or not', async () => {
  const asking = (question: string) => ({ ...withVideo(null), question })
  const { container } = render(
    <QuestionSide
      title="Mine"
      question={asking('Solve $x^2 = 4$ for $x$.')}
      comparedWith={asking('Solve $x^2 = 9$ for $x$.')}
      absent="Deleted"
      view="before"
    />,
  )
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2))
  expect(container.querySelectorAll('del math')).toHaveLength(1)
  expect(container.textContent).not.toContain('$')
})
