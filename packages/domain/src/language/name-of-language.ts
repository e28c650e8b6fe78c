const inItself = (language: string): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** How a language calls itself, by its tag: "Deutsch" for "de". The tag itself if nobody knows it. */
export const nameOfLanguage = (language: string): string => {
  const name = inItself(language)
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
