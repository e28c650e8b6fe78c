import { membersScope, scopes } from '../claims.ts'
import type { PlatformConfiguration } from './platform-configuration.ts'

export type OwnAddresses = { login: string; launch: string; keys: string; icon: string }

/** Our addresses for a platform; without a name, the login address that serves all of them. */
export const ownAddresses = (servicesUrl: string, name?: string): OwnAddresses => ({
  login: `${servicesUrl}/lti/login${name === undefined ? '' : `/${name}`}`,
  launch: `${servicesUrl}/lti/launch`,
  keys: `${servicesUrl}/.well-known/jwks.json`,
  icon: `${servicesUrl}/lti/assets/quizwright.svg`,
})

const label = 'Quizwright'
const description = 'Quizzes with marks for the gradebook.'
const claims = ['iss', 'sub', 'name', 'given_name', 'family_name', 'email', 'locale']
/** By which a link of a copied course is known, and the section by which results are filtered. */
const customParameters = {
  link_history: '$ResourceLink.id.history',
  context_history: '$Context.id.history',
  section: '$CourseSection.title',
}

const ourScopes = [...Object.values(scopes), membersScope]

/** Of what a platform offers, what we use: some refuse a registration that asks for more. */
const scopesFor = ({ scopes_supported: supported }: PlatformConfiguration): string[] =>
  ourScopes.filter((scope) => supported.includes(scope))

/** What we tell a platform about ourselves (LTI Dynamic Registration). */
export const toolConfiguration = (own: OwnAddresses, platform: PlatformConfiguration): object => ({
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['client_credentials', 'implicit'],
  initiate_login_uri: own.login,
  redirect_uris: [own.launch],
  client_name: label,
  jwks_uri: own.keys,
  logo_uri: own.icon,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: scopesFor(platform).join(' '),
  'https://purl.imsglobal.org/spec/lti-tool-configuration': {
    domain: new URL(own.launch).host,
    description,
    target_link_uri: own.launch,
    custom_parameters: customParameters,
    claims,
    messages: [
      { type: 'LtiResourceLinkRequest', target_link_uri: own.launch, label },
      {
        type: 'LtiDeepLinkingRequest',
        target_link_uri: own.launch,
        label,
        icon_uri: own.icon,
        ...placementsOf(platform),
      },
    ],
  },
})

/** Canvas asks where a picker is offered; to others the names mean nothing. */
const placementsOf = (platform: PlatformConfiguration): object =>
  platform['https://purl.imsglobal.org/spec/lti-platform-configuration'].product_family_code === 'canvas'
    ? { placements: ['assignment_selection', 'link_selection'] }
    : {}

/** The same for Canvas' "Enter JSON" of a developer key, which knows no dynamic registration. */
export const canvasConfiguration = (own: OwnAddresses): string =>
  JSON.stringify(
    {
      title: label,
      description,
      oidc_initiation_url: own.login,
      target_link_uri: own.launch,
      public_jwk_url: own.keys,
      scopes: ourScopes,
      custom_fields: customParameters,
      extensions: [
        {
          platform: 'canvas.instructure.com',
          privacy_level: 'public',
          settings: {
            platform: 'canvas.instructure.com',
            icon_url: own.icon,
            placements: ['assignment_selection', 'link_selection'].map((placement) => ({
              placement,
              message_type: 'LtiDeepLinkingRequest',
              target_link_uri: own.launch,
              text: label,
            })),
          },
        },
      ],
    },
    null,
    2,
  )
