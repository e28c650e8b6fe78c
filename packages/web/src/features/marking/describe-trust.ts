import { say } from '@quizwright/domain/language/say.ts'
import type { Suggestion } from '@quizwright/contracts/schemas/marking.ts'

/** Of ten sure suggestions of the offline grader, those close to a person's mark, as docs/grading.md measures. */
const sureInTen = 7

/** What "sure" means for the offline grader: a measured share, because its word alone would promise too much. */
export const sureOfflineText = () =>
  say(
    'Confident suggestions can be wrong: in our tests, about {count} in 10 were close to a ' +
      'person’s mark (within a fifth of the marks).',
    { count: sureInTen },
  )

const unsureOfflineText = () =>
  say('In our tests, more than half of the uncertain suggestions were off by more than a fifth of the marks.')

/**
 * How far a suggestion can be trusted, in words that do not contradict "sure" or "unsure". The confidence of a single
 * suggestion only sorts the queue: shown as a percentage, it would look more exact than it is.
 */
export const describeTrust = ({ model, unsure, confidence }: Suggestion): string => {
  if (confidence === 0) return say('Don’t rely on this mark.')
  if (model !== 'offline')
    return say(
      '{model} rates its own certainty. How well it agrees with your marks is shown in the quiz’s ' +
        'results, under Automatic mark release.',
      { model },
    )
  return unsure ? unsureOfflineText() : sureOfflineText()
}
