/** URLs that the page gets from /config.json. */
export type PublicAddresses = {
  signInUrl: string
  learnerSiteUrl: string
  issueReportingUrl: string
  mapTilesUrl: string
}

const publicMapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

type RemoteSettings = {
  HOST: string
  PAGE_ADDRESS?: string | undefined
  PAGE_ORIGINS?: unknown
  SERVICES_ADDRESS?: string | undefined
  SIGN_IN_URL?: string | undefined
  LEARNER_SITE_URL?: string | undefined
  ISSUE_REPORTING_URL?: string | undefined
}

const allInterfaces = new Set(['0.0.0.0', '::'])

/**
 * The settings without which users of other machines could open the page but not sign in. A server that listens on
 * all addresses can't know by which of them, or by which name, browsers reach it.
 */
export const missingAddresses = (set: RemoteSettings): ('PAGE_ADDRESS' | 'SERVICES_ADDRESS')[] => {
  if (!allInterfaces.has(set.HOST)) return []
  const areNamed = set.SIGN_IN_URL && set.LEARNER_SITE_URL && set.ISSUE_REPORTING_URL
  return [
    ...(set.PAGE_ADDRESS || set.PAGE_ORIGINS ? [] : (['PAGE_ADDRESS'] as const)),
    ...(set.SERVICES_ADDRESS || areNamed ? [] : (['SERVICES_ADDRESS'] as const)),
  ]
}

/** Logs what users of other machines lack. `start` says it in its own words, at a level that hides this line. */
export const logMissingAddresses = (
  missing: readonly string[],
  log: { info: (fields: object, message: string) => void },
): void => {
  if (missing.length > 0)
    log.info({ missing }, 'users of other machines can not sign in: addresses are not set')
}

/**
 * Returns the configured URLs. The defaults are the pages of the bundled services and the tiles of OpenStreetMap.
 */
export const publicAddresses = (
  servicesUrl: string,
  configured: { [Name in keyof PublicAddresses]?: string | undefined },
): PublicAddresses => ({
  signInUrl: configured.signInUrl ?? `${servicesUrl}/sign-in`,
  learnerSiteUrl: configured.learnerSiteUrl ?? `${servicesUrl}/learn`,
  issueReportingUrl: configured.issueReportingUrl ?? `${servicesUrl}/issues`,
  mapTilesUrl: configured.mapTilesUrl ?? publicMapTiles,
})
