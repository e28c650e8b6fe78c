/** The name under which places with too few students are counted together. */
export const otherPlaces = 'Other'

/** The threshold of disclosure control: a place with fewer students would tell too much about each of them. */
export const minimumStudents = 5
