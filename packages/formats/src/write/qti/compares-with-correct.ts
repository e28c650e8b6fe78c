import type { QtiMarkup } from './qti-markup.ts'

/** The condition that gives all marks if the response is the correct one, and other rules behind it. */
export const comparesWithCorrect = ({ element }: QtiMarkup, ...rules: string[]): string => {
  const isRight = element(
    'match',
    {},
    element('variable', { identifier: 'RESPONSE' }),
    element('correct', { identifier: 'RESPONSE' }),
  )
  const allMarks = element(
    'setOutcomeValue',
    { identifier: 'SCORE' },
    element('variable', { identifier: 'MAXSCORE' }),
  )
  return element(
    'responseProcessing',
    {},
    element('responseCondition', {}, element('responseIf', {}, isRight, allMarks)),
    ...rules,
  )
}

/** The processing that adds up what the mapping gives for each part of the response, and other rules behind it. */
export const addsMapping = ({ element }: QtiMarkup, ...rules: string[]): string =>
  element(
    'responseProcessing',
    {},
    element('setOutcomeValue', { identifier: 'SCORE' }, element('mapResponse', { identifier: 'RESPONSE' })),
    ...rules,
  )
