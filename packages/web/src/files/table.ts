/** A number stays a number in a workbook; a text is never read as one. */
export type Cell = string | number

/** A table to download: the name of its file without an ending, and its rows, the first of which names the columns. */
export type Table = { name: string; rows: readonly (readonly Cell[])[] }
