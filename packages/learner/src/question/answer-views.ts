import type { PresentedInteraction } from '@quizwright/domain/kinds/interaction.ts'
import type { AnswerView } from './answer-view.ts'

type Kind = PresentedInteraction['kind']

/**
 * Loads the view of a kind; undefined for the kinds that are answered by options or in words, whose views come with
 * the page.
 */
const loaders: { [K in Kind]: (() => Promise<AnswerView<K>>) | undefined } = {
  multiple_answers: undefined,
  true_false: undefined,
  descriptive: undefined,
  numeric: async () => (await import('./numeric/numeric-answer.tsx')).NumericAnswer,
  matching: async () => (await import('./matching/matching-answer.tsx')).MatchingAnswer,
  ordering: async () => (await import('./ordering/ordering-answer.tsx')).OrderingAnswer,
  cloze: async () => (await import('./cloze/cloze-answer.tsx')).ClozeAnswer,
  hotspot: async () => (await import('./hotspot/hotspot-answer.tsx')).HotspotAnswer,
  short_answer: async () => (await import('./short-answer/short-answer.tsx')).ShortAnswer,
}

/** The loader of a question's view. A view gets the interaction of its own kind. */
export const loaderOf = (
  interaction: PresentedInteraction | undefined,
): (() => Promise<AnswerView>) | undefined =>
  interaction && (loaders[interaction.kind] as (() => Promise<AnswerView>) | undefined)
