import { readFile } from 'node:fs/promises'
import type { ImportComplete } from '@quizwright/domain/schemas/csv.ts'
import { openViaGateway } from '../support/open-channel.ts'
import type { ProcessWorld } from '../support/process-world.ts'
import type { Instructor } from '../support/world.ts'

/**
 * Imports a file like a browser. Returns the number of questions that arrived, which must equal the services'
 * own count. `onQuestions` is called for each frame of questions.
 */
export const importWhole = async (
  world: ProcessWorld,
  instructor: Instructor,
  quizId: string,
  path: string,
  onQuestions: () => void = () => undefined,
): Promise<number> => {
  const file = new File([await readFile(path)], 'questions.csv', { type: 'text/csv' })
  const {
    data: { fileLink },
  } = await instructor.viaGateway.uploadCsv({ file })
  await using channel = await openViaGateway(world.gatewayUrl, 'csvUpload', instructor)
  channel.send('file', { fileLink, quizId })
  let questions = 0
  for (;;) {
    const { event, data } = await channel.next()
    if (event === 'question') {
      questions += (data as { questions: unknown[] }).questions.length
      onQuestions()
    } else if (event === 'complete' && (data as ImportComplete).total === questions) return questions
    else throw new Error(`After ${questions} questions came ${event}: ${JSON.stringify(data).slice(0, 500)}`)
  }
}

/** An instructor with a quiz to import into. */
export const settle = async (world: ProcessWorld): Promise<{ instructor: Instructor; quizId: string }> => {
  const instructor = await world.addInstructor()
  const {
    data: { quiz },
  } = await instructor.viaGateway.createQuiz({ body: detailsFor(instructor) })
  return { instructor, quizId: quiz._id }
}

const detailsFor = (instructor: Instructor) => ({
  name: 'Import',
  description: 'Filled from a file.',
  quiz_type: 'practice' as const,
  instructor_id: instructor.uid,
  duration: 600,
  passing_percentage: 50,
  session_name: 'First',
  session_description: 'First run.',
  start_time: '2030-01-01 08:00:00',
  end_time: '2030-07-01 08:00:00',
})
