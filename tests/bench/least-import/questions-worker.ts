import { defined } from '@quizwright/domain/defined.ts'
import { createReadStream, statSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { readQuestions } from '@quizwright/services/csv-import/questions/read-questions.ts'

const read = async (path: string): Promise<number> => {
  const source = { bytes: statSync(path).size, open: async () => createReadStream(path) }
  let questions = 0
  for await (const result of readQuestions(source, { quizType: 'practice' }))
    if (result.kind === 'questions') questions += result.count
  return questions
}

defined(parentPort, 'parentPort').on(
  'message',
  (path: string) => void read(path).then((count) => defined(parentPort, 'parentPort').postMessage(count)),
)
