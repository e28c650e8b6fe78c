import { wordEnglish } from '@quizwright/ui/language/word-english.ts'

/** How long a refusal waits for its better wording, on a connection that has become slow. */
const patienceMs = 2_000

/** Words in English what services refuse better than it came. Other languages have it in their catalogue. */
export const wordRefusals = async (): Promise<void> => {
  await Promise.race([
    wordEnglish(() => import('@quizwright/domain/locales/en/learner.po')),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
}
