import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { goodQuestion } from '../../editor/testing/fake-quiz.ts'
import { ChosenQuestions } from './chosen-questions.tsx'

afterEach(cleanup)

test('each chosen question is shown as students see it, with its formulas drawn and its key', async () => {
  const question = { ...goodQuestion(1), question: 'How large is $x^2$?', equation: 'x = 3' }
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <ChosenQuestions
        store={{} as QuizDraft}
        found={{
          questions: [question],
          added: null,
          request: { tagNames: [], facultyIds: [] },
          summary: [],
          usedBefore: {},
        }}
        quizType="full"
      />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2))
  expect(screen.queryByText(/\$/)).toBeNull()
  expect(container.querySelector('[data-correct]')?.textContent).toContain('2')
})
