import { describeWrongCosts } from '@quizwright/domain/arrangement/describe-wrong-costs.ts'
import { say } from '@quizwright/domain/language/say.ts'

/** What teachers mostly choose. A share that another program has set is listed, too. */
const usualCosts = [0, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 1]

/** The shares of the marks that something may cost, with the own one among them. */
export const costChoices = (own: number) =>
  [...new Set([...usualCosts, own])]
    .sort((a, b) => a - b)
    .map((share) => ({
      value: String(share),
      label: share === 0 ? say('Lose no marks') : say('Lose {share}', { share: describeWrongCosts(share) }),
    }))
