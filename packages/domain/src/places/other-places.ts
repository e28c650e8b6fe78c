/** The name under which places with too few students are combined. */
export const otherPlaces = 'Other'

/**
 * The disclosure control threshold: figures of a place with fewer students would reveal too much about each of them.
 */
export const minimumStudents = 5
