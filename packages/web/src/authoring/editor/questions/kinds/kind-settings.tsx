import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { ComponentType } from 'react'
import { MultipleAnswersSettings } from './multiple-answers-settings.tsx'
import { NumericFields } from './numeric-fields.tsx'
import { ShortAnswerFields } from './short-answer-fields.tsx'

type Kind = Interaction['kind']
type Settings = {
  [K in Kind]?: ComponentType<{ question: DraftQuestion; interaction: Extract<Interaction, { kind: K }> }>
}

const settings: Settings = {
  multiple_answers: MultipleAnswersSettings,
  numeric: NumericFields,
  short_answer: ShortAnswerFields,
}

/** What only the kind of the question has: its key, or settings below its options. */
export const KindSettings = ({ question }: { question: DraftQuestion }) => {
  const { interaction } = question
  if (!interaction) return null
  const View = settings[interaction.kind] as
    | ComponentType<{ question: DraftQuestion; interaction: Interaction }>
    | undefined
  return View ? <View question={question} interaction={interaction} /> : null
}
