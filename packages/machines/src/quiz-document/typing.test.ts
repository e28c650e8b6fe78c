import type { acceptedWord } from '@quizwright/domain/kinds/cloze/blank.ts'
import { arranged } from '@quizwright/domain/kinds/pieces-of.ts'
import { pairsOf, withPairs } from '@quizwright/domain/kinds/matching/pairs.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { describe, expect, test } from 'vitest'
import { blankDetails } from './details.ts'
import { blankQuestion } from './blank-question.ts'
import { createQuizDraft } from './store.ts'
import { storedQuiz } from './testing/stored-quiz.ts'

const openDraft = (fields: Partial<DraftQuestion>) => {
  const question = { ...blankQuestion('a', 'full'), ...fields }
  const draft = createQuizDraft({
    document: { details: blankDetails(new Date('2026-11-21T10:00:00Z')), questions: [question] },
    quiz: { ...storedQuiz, revision: 1 },
  })
  return {
    read: () => draft.getSnapshot().context.document.questions[0]!,
    set: (changes: Partial<DraftQuestion>) => draft.trigger.setQuestion({ id: 'a', changes }),
    leave: () => draft.trigger.endTyping(),
    undo: () => draft.trigger.undo(),
  }
}

/** What stands in a field after each key. */
const keys = (text: string): string[] => [...text].map((_, index) => text.slice(0, index + 1))

const matching = () => {
  const { options, interaction } = kindSamples.matching.asked
  if (interaction?.kind !== 'matching') throw new Error('The sample is matching.')
  return { options, interaction }
}
type Matching = ReturnType<typeof matching>['interaction']

/** As the editor changes it: the choices are scattered again at each key. */
const withChoice = (interaction: Matching, at: number, text: string) => {
  const pairs = pairsOf(interaction).pairs.map((pair, index) =>
    index === at ? { ...pair, choices: pair.choices.map((choice) => ({ ...choice, text })) } : pair,
  )
  const changed = withPairs(interaction, { ...pairsOf(interaction), pairs })
  const { interaction: scattered } = arranged({ options: [], interaction: changed })
  if (scattered?.kind !== 'matching') throw new Error('It is matching still.')
  return scattered
}

describe('typing in a question of a kind with parts', () => {
  test('a text that is typed is one undo step, also where it stands in a list that is scattered again', () => {
    const draft = openDraft(matching())
    const before = draft.read().interaction
    const interactionNow = () => draft.read().interaction as Matching
    for (const text of keys('Amsterdam')) draft.set({ interaction: withChoice(interactionNow(), 0, text) })
    draft.leave()
    for (const text of keys('Oslo')) draft.set({ interaction: withChoice(interactionNow(), 1, text) })
    draft.undo()
    expect(pairsOf(interactionNow()).pairs.map(({ choices }) => choices[0]!.text)).toEqual([
      'Amsterdam',
      'Rome',
      'Madrid',
    ])
    draft.undo()
    expect(draft.read().interaction).toEqual(before)
  })

  test('what is picked, added or removed is an undo step of its own', () => {
    const draft = openDraft(matching())
    const steps = [
      (one: Matching): Matching => ({ ...one, scoring: { rule: 'all' } }),
      (one: Matching): Matching => ({ ...one, scoring: { rule: 'half' } }),
      (one: Matching): Matching => ({
        ...one,
        presentation: { ...one.presentation, reuse: !one.presentation.reuse },
      }),
      (one: Matching) => {
        const { pairs, extra } = pairsOf(one)
        return withPairs(one, { pairs: pairs.slice(1), extra })
      },
    ]
    const seen = [draft.read().interaction]
    for (const change of steps) {
      draft.set({ interaction: change(draft.read().interaction as Matching) })
      seen.push(draft.read().interaction)
    }
    for (const earlier of seen.slice(0, -1).toReversed()) {
      draft.undo()
      expect(draft.read().interaction).toEqual(earlier)
    }
  })

  test('a number, an accepted answer and its feedback are typed', () => {
    const { options, interaction } = kindSamples.short_answer.asked
    if (interaction?.kind !== 'short_answer') throw new Error('The sample is a short answer.')
    const draft = openDraft({ options, interaction })
    const accept = (changes: Partial<ReturnType<typeof acceptedWord>>) => {
      const [first, ...others] = interaction.key.accepted
      draft.set({
        interaction: {
          ...interaction,
          key: { ...interaction.key, accepted: [{ ...first!, ...changes }, ...others] },
        },
      })
    }
    for (const share of [5, 50]) accept({ share })
    draft.leave()
    for (const value of keys('colour')) accept({ share: 50, value })
    draft.undo()
    draft.undo()
    expect(draft.read().interaction).toEqual(interaction)
  })
})

describe('typing in a list of texts', () => {
  test.each(['hints', 'option_feedback'] as const)(
    '%s: from the first letter on it is one undo step',
    (field) => {
      const draft = openDraft({})
      for (const text of keys('Look north')) draft.set({ [field]: [text, '', ''] })
      draft.leave()
      for (const text of keys('Look again')) draft.set({ [field]: ['Look north', text, ''] })
      draft.undo()
      expect(draft.read()[field]).toEqual(['Look north', '', ''])
      draft.undo()
      expect(draft.read()[field]).toBeUndefined()
    },
  )

  test('a translation is one undo step', () => {
    const draft = openDraft({ question: 'Why?' })
    for (const text of keys('Pourquoi ?'))
      draft.set({ translations: [{ language: 'fr', texts: [{ field: 'question', of: 'Why?', text }] }] })
    draft.undo()
    expect(draft.read().translations).toBeUndefined()
  })
})

test.each(['when_right', 'when_wrong', 'page_before', 'image_description'] as const)(
  '%s is typed: one undo step',
  (field) => {
    const draft = openDraft({})
    for (const text of keys('Well done')) draft.set({ [field]: text })
    draft.undo()
    expect(draft.read()[field] ?? '').toBe('')
  },
)
