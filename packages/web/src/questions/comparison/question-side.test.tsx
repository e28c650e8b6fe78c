import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
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

const shown = (content: object, comparedWith: object) =>
  render(
    <QuestionSide
      title="Mine"
      question={{ ...withVideo(null), ...content }}
      comparedWith={{ ...withVideo(null), ...comparedWith }}
      absent="Deleted"
      view="both"
    />,
  ).container

test.each(Object.entries(kindSamples))('%s: another key is a marked change', (_, { asked, otherKey }) => {
  expect(shown(asked, otherKey).querySelectorAll('ins, del').length).toBeGreaterThan(0)
  cleanup()
  expect(shown(asked, asked).querySelectorAll('ins, del')).toHaveLength(0)
})

const drawn = (to: string) => {
  const { interaction } = kindSamples.numeric.asked
  const variables = [{ by: 'range', name: 'a', from: '1', to, step: '1' }]
  return { options: [], interaction: { ...interaction, variables } }
}
test.each([
  ['variables', drawn('9'), drawn('5'), '9'],
  ['a page before it', { page_before: 'Read on.' }, {}, 'Read on.'],
  ['hints', { hints: ['Think of rivers.'] }, { hints: ['Think of lakes.'] }, 'rivers'],
  ['feedback for an option', { option_feedback: ['', 'Nearly.'] }, {}, 'Nearly.'],
  ['what an image shows', { image_description: 'A cell.' }, { image_description: 'A seed.' }, 'cell'],
  [
    'a translation',
    { translations: [{ language: 'fr', texts: [{ field: 'question', of: 'Why?', text: 'Pourquoi ?' }] }] },
    {},
    'Pourquoi',
  ],
])('a change of %s is marked', (_, content, comparedWith, added) => {
  const inserted = [...shown(content, comparedWith).querySelectorAll('ins')].map((one) => one.textContent)
  expect(inserted.join(' ')).toContain(added)
})
