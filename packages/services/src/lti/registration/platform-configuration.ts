import { lengths } from '@quizwright/domain/limits.ts'
import { isStorable } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod'
import { isSafeAddress } from '../platform-settings.ts'

const platformClaim = 'https://purl.imsglobal.org/spec/lti-platform-configuration'

const address = z
  .string()
  .max(lengths.link)
  .refine((text) => isStorable(text) && URL.canParse(text) && isSafeAddress(text))

/** What a platform tells about itself (LTI Dynamic Registration). What we don't use is ignored. */
export const platformConfiguration = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
  /** The audience of assertions, where it is not the token endpoint. */
  authorization_server: z.string().max(lengths.link).refine(isStorable).optional().catch(undefined),
  scopes_supported: z.array(z.string()).catch([]),
  [platformClaim]: z
    .object({
      product_family_code: z.string().max(lengths.tag).refine(isStorable).catch(''),
      // Moodle lists names, others objects.
      messages_supported: z
        .array(z.union([z.string(), z.object({ type: z.string() })]))
        .catch([])
        .transform((messages) => messages.map((one) => (typeof one === 'string' ? one : one.type))),
    })
    .catch({ product_family_code: '', messages_supported: [] }),
})
export type PlatformConfiguration = z.infer<typeof platformConfiguration>

/** What it answers to our configuration. */
export const registered = z.object({
  client_id: z.string().min(1).max(lengths.name).refine(isStorable),
  'https://purl.imsglobal.org/spec/lti-tool-configuration': z
    .object({ deployment_id: z.string().min(1).max(255).refine(isStorable).optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

/** The reason in a platform's refusal, whichever of the two forms it has. */
export const reasonIn = (text: string): string => {
  const refusal = z
    .object({
      error: z.string().optional().catch(undefined),
      error_description: z.string().optional().catch(undefined),
      errors: z
        .array(z.union([z.string(), z.object({ message: z.string() }).transform((one) => one.message)]))
        .or(
          z
            .object({ errors: z.array(z.object({ message: z.string() })) })
            .transform((one) => one.errors.map(({ message }) => message)),
        )
        .optional()
        .catch(undefined),
    })
    .safeParse(parseJson(text))
  const { error_description: told, errors, error } = refusal.data ?? {}
  return (told ?? errors?.join(' ') ?? error ?? '').slice(0, lengths.search)
}

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
