import type { LtiPlatformView, SavePlatformBody } from '@quizwright/contracts/schemas/lti-platform.ts'
import { platformFindings } from '@quizwright/domain/rules/lti-platform.ts'

/** What is typed about a platform; lists are separated by commas or lines. */
export type PlatformForm = {
  label: string
  issuer: string
  client_id: string
  authorization_url: string
  token_url: string
  keys_url: string
  token_audience: string
  frame_origins: string
  deployment_ids: string
  all_deployments: boolean
}

export const toForm = (platform: LtiPlatformView | undefined): PlatformForm => ({
  label: platform?.label ?? '',
  issuer: platform?.issuer ?? '',
  client_id: platform?.client_id ?? '',
  authorization_url: platform?.authorization_url ?? '',
  token_url: platform?.token_url ?? '',
  keys_url: platform?.keys_url ?? '',
  token_audience: platform?.token_audience ?? '',
  frame_origins: platform?.frame_origins.join(', ') ?? '',
  deployment_ids: '',
  all_deployments: platform?.all_deployments ?? false,
})

const partsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const toBody = (form: PlatformForm, name: string | undefined): SavePlatformBody => ({
  ...(name !== undefined && { name }),
  label: form.label.trim(),
  issuer: form.issuer.trim(),
  client_id: form.client_id.trim(),
  authorization_url: form.authorization_url.trim(),
  token_url: form.token_url.trim(),
  keys_url: form.keys_url.trim(),
  token_audience: form.token_audience.trim(),
  frame_origins: partsOf(form.frame_origins),
  deployment_ids: partsOf(form.deployment_ids),
  all_deployments: form.all_deployments,
})

/** The first message of each field that is wrong. */
export const findFormErrors = (body: SavePlatformBody): Partial<Record<string, string>> =>
  Object.fromEntries(platformFindings(body).map(({ field, message }) => [field, message]))
