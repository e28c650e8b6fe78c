import { problemFromFrame } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { readInTurn } from '../../scheduling/read-in-turn.ts'
import { findStoredFile } from '../upload/upload-csv.ts'
import type { PreviewResult, PreviewTask } from './preview-worker.ts'

const workerUrl = new URL('./preview-worker.ts', import.meta.url)

/** Previews an uploaded file in a worker thread. Nothing is stored. */
export const previewCsv =
  (context: Context): Handlers<'quiz'>['previewCsv'] =>
  async ({ body, signal }) => {
    const { fileLink, reading = {}, format } = body
    const task = { file: await findStoredFile(context, fileLink), reading, format }
    const result = await readInTurn<PreviewTask, PreviewResult>(workerUrl, task, signal)
    if ('problem' in result) throw problemFromFrame(result.problem)
    return dataResponse(result.preview)
  }
