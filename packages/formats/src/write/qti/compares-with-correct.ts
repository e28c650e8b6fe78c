import type { QtiMarkup } from './qti-markup.ts'

/** The condition that gives all marks if the response is the correct one. */
export const comparesWithCorrect = ({ element }: QtiMarkup): string => {
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
  )
}

/** The processing that adds up what the mapping gives for each part of the response. */
export const addsMapping = ({ element }: QtiMarkup): string =>
  element(
    'responseProcessing',
    {},
    element('setOutcomeValue', { identifier: 'SCORE' }, element('mapResponse', { identifier: 'RESPONSE' })),
  )
