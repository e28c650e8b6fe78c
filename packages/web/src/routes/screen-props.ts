/** The props of every screen: the path parameters and the query of the URL. */
export type ScreenProps = { params: Readonly<Record<string, string>>; search: URLSearchParams }
