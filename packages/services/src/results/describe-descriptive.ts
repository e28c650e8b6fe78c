import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import type { AnswerWithRevision } from '../attempts/answers/read-answers.ts'

/**
 * Returns a descriptive answer with what it is marked by. The model's prompt and raw response are left out. They are
 * stored to find out why a mark was given.
 */
export const describeDescriptive = ({ answer, revision: { content } }: AnswerWithRevision): DaqQuestion => ({
  _id: answer.questionId,
  question_no: answer.place,
  question: content.question,
  solution: content.solution || (content.ai_solution ?? ''),
  time_spent: answer.timeSpent,
  obtained_marks: answer.obtainedMarks,
  total_marks: answer.totalMarks,
  skipped: answer.isSkipped,
  ai_result: answer.aiResult && {
    marks_obtained: answer.aiResult.marks_obtained,
    evaluation_result: answer.aiResult.evaluation_result,
    model: answer.aiResult.model,
    unsure: answer.aiResult.unsure,
    ...(answer.aiResult.confidence !== undefined && { confidence: answer.aiResult.confidence }),
    ...(answer.aiResult.reasons && { reasons: answer.aiResult.reasons }),
  },
  instructor_updated_evaluation: answer.instructorEvaluation,
  instructor_marks: answer.instructorMarks,
  confirmation: answer.confirmation,
  uploaded_images: answer.uploadedImages,
  answer: answer.answer,
})
