import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { createQuizFromCsv } from './create-quiz-from-csv.ts'
import { uploadCsv } from './upload/upload-csv.ts'

export const csvHandlers = (context: Context) =>
  ({
    uploadCsv: uploadCsv(context),
    createQuizFromCsv: createQuizFromCsv(context),
  }) satisfies Pick<Handlers<'quiz'>, 'uploadCsv' | 'createQuizFromCsv'>
