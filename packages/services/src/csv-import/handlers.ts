import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { createQuizFromCsv } from './create-quiz-from-csv.ts'
import { previewCsv } from './preview/preview-csv.ts'
import { uploadCsv } from './upload/upload-csv.ts'

export const csvHandlers = (context: Context) =>
  ({
    uploadCsv: uploadCsv(context),
    previewCsv: previewCsv(context),
    createQuizFromCsv: createQuizFromCsv(context),
  }) satisfies Pick<Handlers<'quiz'>, 'uploadCsv' | 'previewCsv' | 'createQuizFromCsv'>
