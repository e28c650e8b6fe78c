import { csvEndpoints } from '@quizwright/contracts/endpoints/csv.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { storedQuiz } from '@quizwright/machines/quiz-document/testing/stored-quiz.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { rest } from '../../api/rest.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { importMachineFor, createImportStream } from './import-actors.ts'

afterEach(() => vi.restoreAllMocks())

test('given a file that is refused at once, then no questions of the file before it are said to be read', async () => {
  vi.spyOn(rest(csvEndpoints), 'uploadCsv').mockRejectedValue(
    new Problem('CSV_NOT_CSV', { message: 'This looks like an image' }),
  )
  const stream = createImportStream()
  stream.add([blankQuestion('of the file before', 'full')])
  const store = createQuizDraft({ quiz: storedQuiz, document: { questions: [] } })
  const machine = importMachineFor({ store } as OpenDraft, stream)
  const actor = createActor(machine, { input: { quizId: 'q1', result: null } }).start()
  actor.send({ type: 'choose files', files: [new File(['x'], 'photo.jpg')] })
  await waitFor(actor, ({ context }) => context.problem !== null)
  expect(stream.questions()).toEqual([])
  actor.stop()
})
