import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { offlineGrader } from '../quiz/grading/grade-offline.ts'
import type { FinishedAnswer } from '../shared/attempts/store-attempts.ts'
import type { Random } from '../shared/random.ts'

const fillers = ['I am not sure about the rest.', 'This is how I remember it from the lecture.', 'That is what the video showed.']
const remarks = ['Well argued, and in your own words.', 'The main point is there; say why it follows.', 'You name the parts but not how they act on each other.']
const remarkedShare = 0.35

/** A descriptive answer: the more a student knows, the more of the solution they say. Graded at once, and sometimes judged anew by the instructor. */
export const answerInWords = async (question: DraftQuestion, ability: number, random: Random): Promise<Pick<FinishedAnswer, 'answer' | 'aiResult' | 'instructor'>> => {
  const parts = question.solution.split(/(?<=[.;,:])\s+/)
  const share = 1 / (1 + Math.exp(-0.4 - ability))
  const said = parts.filter(() => random.share() < share)
  const answer = [...said, ...(random.share() < 0.3 || said.length === 0 ? [random.pick(fillers)] : [])].join(' ')
  const graded = await offlineGrader({ question, answer, totalMarks: question.weightage, pictures: 0 }, new AbortController().signal)
  if (graded.outcome !== 'graded') return { answer }
  const better = Math.min(question.weightage, Math.max(0, graded.result.marks_obtained + (random.below(5) - 1) * 0.25))
  return { answer, aiResult: graded.result, ...(random.share() < remarkedShare && { instructor: { evaluation: random.pick(remarks), marks: better } }) }
}
