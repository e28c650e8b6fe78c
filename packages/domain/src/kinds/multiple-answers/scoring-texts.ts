import { texts } from '../../language/say.ts'
import type { ScoringRule } from './schema.ts'

/** What a student reads before answering, by rule. */
export const scoringTexts: Readonly<Record<ScoringRule, string>> = texts({
  net: 'Each wrong choice cancels the marks of a correct one.',
  all: 'You get the marks only if you choose all correct options and no wrong one.',
  each: 'You get part of the marks for each option you judge correctly.',
  coverage: 'Wrong choices reduce what the correct ones earn.',
  any: 'One correct choice earns the marks, unless you also choose a wrong one.',
  weights: 'Options earn or cost different shares of the marks.',
})
