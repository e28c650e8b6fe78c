/** What every screen is given: the values of the placeholders in its path, and the query. */
export type ScreenProps = { params: Readonly<Record<string, string>>; search: URLSearchParams }
