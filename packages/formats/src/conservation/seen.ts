/**
 * A text of a file that people see, without its markup. A loss that `namedBy` matches names the whole text, so that its
 * words need not be repeated.
 */
export type SeenText = { text: string; namedBy?: RegExp }

/** What people see of a question in its file, found without the reader of its format. */
export type Seen = {
  texts: readonly SeenText[]
  /** How many images and formulas of markup it has. */
  images?: number
  formulas?: number
}
