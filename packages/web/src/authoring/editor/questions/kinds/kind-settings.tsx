import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { MultipleAnswersSettings } from './multiple-answers-settings.tsx'

/** The settings that only the kind of a question has, below its options. */
export const KindSettings = ({ question }: { question: DraftQuestion }) =>
  question.interaction?.kind === 'multiple_answers' ? (
    <MultipleAnswersSettings question={question} interaction={question.interaction} />
  ) : null
