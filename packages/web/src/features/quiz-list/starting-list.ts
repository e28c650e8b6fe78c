import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { isOffered } from '../../api/offered-calls.ts'
import { rememberChoice, rememberedChoice } from '../../ui/remembered-choice.ts'
import { withFilters } from './list-state.ts'

/** Everything that is not archived, published or not, the newest first. */
export const everything: ListState = withFilters(defaultListState, { is_publish: undefined })

/** The local storage key of whether the user prefers a list of published quizzes. */
const storageKey = 'quizListStart'

/**
 * The list as it opens: everything, or published quizzes if the user chose them last. Services that lack our
 * extensions may not know a list without `is_publish`, so they are asked for published quizzes.
 */
export const startingList = (): ListState => {
  if (!isOffered('countQuizzes')) return defaultListState
  return rememberedChoice(storageKey) === 'published' ? defaultListState : everything
}

/** Keeps the choice of "Published" for the next visit, until another one is made. */
export const keepStart = ({ filters }: ListState): void =>
  rememberChoice(storageKey, filters.is_publish === true ? 'published' : null)

/** Called on sign-out, so that the next user begins with everything. */
export const forgetStart = (): void => keepStart(everything)

/** The same list for services that must be told whether quizzes are published. */
export const withKnownState = (state: ListState): ListState => {
  if (state.filters.is_publish !== undefined) return state
  return state === everything ? defaultListState : withFilters(state, { is_publish: true })
}
