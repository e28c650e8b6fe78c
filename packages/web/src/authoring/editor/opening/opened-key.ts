/** Under which an opened quiz is kept while its editor shows it. */
export const openedKey = (quizId: string) => ['opened quiz', quizId] as const
