import type { QuestionContent } from '../../schemas/question.ts'
import type { QuizType } from '../../schemas/quiz.ts'

/** Returns a descriptive question as a quiz of this type has it: only beside other kinds it says what it is. */
export const descriptiveInQuiz = (
  { interaction: _, ...content }: QuestionContent,
  quizType: QuizType,
): QuestionContent =>
  quizType === 'daq' ? content : { ...content, options: [], interaction: { kind: 'descriptive' } }

/** Whether a question of a file is descriptive: it says so, or it has neither options nor a key. */
export const isDescriptiveAsRead = ({
  options,
  interaction,
}: Pick<QuestionContent, 'options' | 'interaction'>): boolean =>
  interaction ? interaction.kind === 'descriptive' : options.length === 0

/** Returns a question of a file as a quiz of this type has it. */
export const asInQuiz = (content: QuestionContent, quizType: QuizType): QuestionContent =>
  isDescriptiveAsRead(content) ? descriptiveInQuiz(content, quizType) : content
