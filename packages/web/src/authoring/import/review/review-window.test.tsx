import { csvEndpoints } from '@quizwright/contracts/endpoints/csv.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { storedQuiz } from '@quizwright/machines/quiz-document/testing/stored-quiz.ts'
import { labels, notices } from '@quizwright/domain/texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'
import { goodQuestion } from '../../editor/testing/fake-quiz.ts'
import type { ImportActor } from '../import-actors.ts'
import { ReviewWindow } from './review-window.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

type Warnings = ImportedQuestions['report']['warnings']

const show = (warnings: Warnings) => {
  vi.spyOn(rest(csvEndpoints), 'findSimilarQuestions').mockReturnValue(new Promise<never>(() => undefined))
  const questions = [goodQuestion(1), goodQuestion(2)]
  const count = (wanted: Warnings[number]['kind']) => warnings.filter(({ kind }) => kind === wanted).length
  const imported: ImportedQuestions = {
    questions,
    added: null,
    report: {
      fileName: 'sums.csv',
      fileLink: 'f1',
      quizId: 'q1',
      originals: questions,
      warnings,
      hints: [],
      rejected: [],
      counts: { errors: count('error'), omissions: count('omission'), rejected: 0 },
      header: null,
      dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
    },
  }
  render(
    <QueryClientProvider client={queryClient}>
      <ReviewWindow
        imported={imported}
        store={createQuizDraft({ quiz: storedQuiz, document: { questions: [], imported } })}
        quizType="full"
        addModeChoice={null}
        actor={{} as ImportActor}
        canChangeReading={false}
      />
    </QueryClientProvider>,
  )
}
test('errors and omissions are counted, and a note says that the errors forbid publishing', () => {
  show([
    { kind: 'error', text: 'Option text can not be empty at option # 3', questionNo: 2 },
    { kind: 'omission', text: 'Minimum one tag should be added', questionNo: 1 },
    { kind: 'omission', text: 'Minimum one tag should be added', questionNo: 2 },
  ])
  expect(screen.getByRole('heading', { name: labels.errorsFound(1) })).toBeDefined()
  expect(screen.getByRole('heading', { name: labels.omissionsFound(2) })).toBeDefined()
  expect(screen.getByText(notices.errorsBlockPublishing)).toBeDefined()
})

test('given omissions alone, then nothing says that they forbid publishing', () => {
  show([{ kind: 'omission', text: 'Minimum one tag should be added', questionNo: 1 }])
  expect(screen.getByRole('heading', { name: labels.omissionsFound(1) })).toBeDefined()
  expect(screen.queryByText(notices.errorsBlockPublishing)).toBeNull()
})
