/** The cells of a table that only questions with an interaction need. */
export type KindCells = { credit: string; accepted: string; unit: string }
export type WrongCell = { wrong: string; cell: keyof KindCells }
