import type { ScoringRule } from './schema.ts'

/** What a student reads before answering, by rule. */
export const scoringTexts: Readonly<Record<ScoringRule, string>> = {
  net: 'A wrong choice takes back the marks of a right one.',
  all: 'You get the marks only for all right choices and no wrong one.',
  each: 'You get a part of the marks for each option that you judge rightly.',
  coverage: 'Wrong choices reduce what the right ones earn.',
  any: 'One right choice earns the marks, unless you choose a wrong one as well.',
  weights: 'Options earn or cost different parts of the marks.',
}
