/** URLs that the page gets from /config.json. */
export type PublicAddresses = {
  signInUrl: string
  learnerSiteUrl: string
  issueReportingUrl: string
  mapTilesUrl: string
}

const publicMapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

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
