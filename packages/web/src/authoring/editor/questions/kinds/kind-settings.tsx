import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { FieldsSkeleton } from '../../../../ui/loading/fields-skeleton.tsx'
import { importWhenOnline } from '../../../../ui/loading/import-when-online.ts'
import { onFirstInput } from '../../../../ui/loading/on-first-input.ts'

type Kind = Interaction['kind']
type Settings<K extends Kind> = ComponentType<{
  question: DraftQuestion
  interaction: Extract<Interaction, { kind: K }>
}>

/** The fields of each kind; undefined for a kind that has no others than its options. */
const settings: { [K in Kind]: Settings<K> | undefined } = {
  multiple_answers: MultipleAnswersSettings,
  true_false: undefined,
  numeric: NumericFields,
  short_answer: ShortAnswerFields,
  matching: MatchingFields,
  ordering: OrderingFields,
  cloze: ClozeFields,
  hotspot: HotspotFields,
  descriptive: DescriptiveNote,
}

/** What only the kind of the question has: its key, or settings below its options. */
export const KindSettings = ({ question }: { question: DraftQuestion }) => {
  const { interaction } = question
  if (!interaction) return null
  // Each view gets the interaction of its own kind.
  const View = settings[interaction.kind] as Settings<Kind> | undefined
  return View ? <View question={question} interaction={interaction} /> : null
}
