type Listed = { _id: string }

/** The two versions to compare, newest first: the given ones, otherwise the newest and the one before it. */
export const comparedVersions = <Version extends Listed>(
  versions: readonly Version[],
  from: string | null,
  to: string | null,
): { before: Version | undefined; after: Version | undefined } => {
  const after = versions.find((version) => version._id === to) ?? versions[0]
  const before =
    versions.find((version) => version._id === from) ??
    versions[versions.findIndex((version) => version === after) + 1] ??
    versions[1]
  return { before, after }
}
