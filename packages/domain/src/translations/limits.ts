/** A question in other languages: how many, and the texts of one. */
export const translationLimits = { languages: 6, texts: 200 } as const
