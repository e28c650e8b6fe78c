import { say } from '@quizwright/domain/language/say.ts'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { type ComponentType, Suspense } from 'react'
import { FieldsSkeleton } from '../../../../ui/loading/fields-skeleton.tsx'
import { loadedOnFirstInput } from '../../../../ui/loading/preloaded.tsx'

type Kind = Interaction['kind']
type Settings<K extends Kind> = ComponentType<{
  question: DraftQuestion
  interaction: Extract<Interaction, { kind: K }>
}>

/** The fields of each kind; undefined for a kind that has no others than its options. */
const settings: { [K in Kind]: Settings<K> | undefined } = {
  multiple_answers: loadedOnFirstInput(
    async () => (await import('./multiple-answers/multiple-answers-settings.tsx')).MultipleAnswersSettings,
  ),
  true_false: undefined,
  numeric: loadedOnFirstInput(async () => (await import('./numeric/numeric-fields.tsx')).NumericFields),
  short_answer: loadedOnFirstInput(
    async () => (await import('./short-answer/short-answer-fields.tsx')).ShortAnswerFields,
  ),
  matching: loadedOnFirstInput(async () => (await import('./matching/matching-fields.tsx')).MatchingFields),
  ordering: loadedOnFirstInput(async () => (await import('./ordering/ordering-fields.tsx')).OrderingFields),
  cloze: loadedOnFirstInput(async () => (await import('./cloze/cloze-fields.tsx')).ClozeFields),
  hotspot: loadedOnFirstInput(async () => (await import('./hotspot/hotspot-fields.tsx')).HotspotFields),
  descriptive: loadedOnFirstInput(
    async () => (await import('./descriptive/descriptive-note.tsx')).DescriptiveNote,
  ),
}

/** What only the kind of the question has: its key, or settings below its options. Its code is loaded for the kind. */
export const KindSettings = ({ question }: { question: DraftQuestion }) => {
  const { interaction } = question
  if (!interaction) return null
  // Each view gets the interaction of its own kind.
  const View = settings[interaction.kind] as Settings<Kind> | undefined
  return View ? (
    <Suspense fallback={<FieldsSkeleton label={say('Loading')} pairs={0} />}>
      <View question={question} interaction={interaction} />
    </Suspense>
  ) : null
}
