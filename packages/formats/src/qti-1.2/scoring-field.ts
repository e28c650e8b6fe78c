/** The field of Canvas that says how the parts of an answer earn marks. */
export const scoringField = 'scoring_algorithm'
export const allOrNothingField = [scoringField, 'AllOrNothing'] as const
/** Right choices minus wrong ones. */
export const partialScoreField = [scoringField, 'PartialScore'] as const
/** Our own field: each item of an order earns its part at its place. */
export const byPlacesField = ['gradingtype', 'ABSOLUTE_POSITION'] as const

/** Whether a field says that only a whole answer earns marks. */
export const isAllOrNothing = (fields: ReadonlyMap<string, string>): boolean =>
  fields.get(scoringField) === allOrNothingField[1]

/** Whether each item of an order earns its part at its place. */
export const isByPlaces = (fields: ReadonlyMap<string, string>): boolean =>
  fields.get(byPlacesField[0]) === byPlacesField[1]

/** Whether right choices minus wrong ones earn the marks. */
export const isPartialScore = (fields: ReadonlyMap<string, string>): boolean =>
  fields.get(scoringField) === partialScoreField[1]
