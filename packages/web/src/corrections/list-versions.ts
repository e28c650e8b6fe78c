/** "Version 2", "Versions 2 and 3". */
export const listVersions = (versions: readonly number[]): string => {
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(versions.map(String))
  return versions.length === 1 ? `Version ${listed}` : `Versions ${listed}`
}
